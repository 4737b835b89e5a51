// In how many turns a unit is where it is to stand, together at the end of each.
#pragma once

#include "reach/units/listed_ends.h"

namespace linesman {

/// For each roll: the fewest turns that are found, each a legal order for all of them; `slowest` is the member that
/// needs most turns alone, of equals the first. Refused: what the ruleset refuses of the order, an end that is missing
/// or of a model that it does not move. One member is asked as by `turns_to`.
Result<std::vector<TurnsTo>> turns_of_unit(const Hearing& hearing, const Order& order,
                                           const std::map<std::string, EndRequest>& ends, double within,
                                           const std::stop_token& stop = {});

}  // namespace linesman
