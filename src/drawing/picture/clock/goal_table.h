// The figures of an objective beside it: a bar of who is first, in words, and the earliest turns.
#pragma once

#include <QPainter>
#include <vector>

#include "clock/answer.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "table/game.h"

namespace linesman {

/// The colours of the sides of an answer; grey where it is of a table that has changed.
std::vector<QColor> side_colours(const Game& game, const ClockAnswer& answer, const Palette& palette, bool current);

/// The bar: each side's chance to be first in its colour, `together` in white, no side in the ground's.
void paint_first_bar(QPainter& painter, const QRectF& in, const GoalTold& told, const std::vector<QColor>& colours,
                     const Palette& palette);

/// The table of an objective stands beside it on the table, off those in `taken`, to which it is added.
void paint_goal_table(QPainter& painter, const Projection& projection, const Table& table, const GoalTold& told,
                      const ClockAnswer& answer, const std::vector<QColor>& colours, const Palette& palette,
                      std::vector<QRectF>& taken);

}  // namespace linesman
