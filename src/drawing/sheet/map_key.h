// What the signs of a map mean. Inside `ui/sheet` only.
#pragma once

#include "base/vec.h"
#include "drawing/sheet/block.h"
#include "table/game.h"

namespace linesman {

/// Sides, and the kinds of terrain in a part of the table, in two columns in that room of a figure, smaller where they
/// are many. Each sign is a drawing of its own, so that none spills into another.
std::vector<Drawing> map_key(const Game& game, const Box& part, const QRectF& room);

}  // namespace linesman
