// An order of going for models that are ordered one after another.
#pragma once

#include <vector>

#include "reach/units/member_ways.h"

namespace linesman {

/// A model, its order on a table without the others, and where it ends.
struct ToGo {
  PieceIndex piece{};
  Order order;
  Slot slot;
};

/// Legal orders, each judged on the table after those before it: models leave a place before others come there, and
/// stand in a gap after those who go through it. Empty: no such order was found.
std::vector<Witness> in_order_of_going(const Hearing& hearing, std::vector<ToGo> models, const std::stop_token& stop,
                                       WorkLeft& work);

}  // namespace linesman
