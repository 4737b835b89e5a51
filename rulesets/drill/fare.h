// What a way of a unit costs beforehand.
#pragma once

#include "drill/reading.h"
#include "rules/fare.h"

namespace linesman::drill {

/// In the formation that the acts at the beginning of its path give it. Of an action that is no move or march, and of a
/// formation that does not move: none.
Fares fares_of(const Setting& setting, const ReadOrder& order, const OrderedPiece& piece);

/// The free change to manoeuvre column (drill-16), limbering (drill-6), and for `form` every formation (drill-17).
std::vector<WayFrame> frames_of(const Setting& setting, const ReadOrder& order, const Troop& troop);

}  // namespace linesman::drill
