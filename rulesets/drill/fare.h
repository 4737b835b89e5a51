// What a way of a unit costs beforehand.
#pragma once

#include "drill/reading.h"
#include "rules/fare.h"

namespace linesman::drill {

/// Of an action that is no move or march, and of a formation that does not move: none.
Fares fares_of(const Setting& setting, const ReadOrder& order, const OrderedPiece& piece);

}  // namespace linesman::drill
