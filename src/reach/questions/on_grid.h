// Could it have got there, and in how many turns, on a hex grid, where every way can be tried.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "reach/questions/answers.h"

namespace linesman {

/// `ends`: by id, of every piece of the order.
Result<Could> could_on_grid(const Hearing& hearing, const Order& order, const std::vector<PieceIndex>& pieces,
                            const std::map<std::string, EndRequest>& ends);

/// Of one piece.
Result<TurnsTo> turns_on_grid(const Hearing& hearing, const Order& order, const EndRequest& end,
                              const std::stop_token& stop);

}  // namespace linesman
