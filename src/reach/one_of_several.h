// An order that names several pieces, asked for one of them.
#pragma once

#include <string>

#include "referee/referee.h"

namespace linesman {

/// The order without a path, for one of its pieces alone: with that piece's own start, and of dice that are rolled for
/// each piece with its own, as they were dealt: in the order named, of a unit in document order. `id`: one that the
/// order names.
Order order_for_one(const Hearing& hearing, const Order& order, const std::string& id);

}  // namespace linesman
