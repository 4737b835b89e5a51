// Paints a reach over a table: a step for each roll, on a grid each hex; and its key.
#pragma once

#include <QPainter>

#include "drawing/picture/projection.h"
#include "drawing/picture/ruling/reach_steps.h"

namespace linesman {

/// The area that every roll reaches has the strongest fill. Each step has its border with its odds on it; the band
/// between in and out of the widest step is hatched. On a grid each hex has its cost and, if they are limited, the
/// facings in which a piece can enter it.
void paint_reach(QPainter& painter, const Projection& projection, const Game& game, const ReachSnapshot& snapshot,
                 const ViewStyle& style);

/// The key: the steps in words. Returns its size; paints only with a painter.
QSizeF paint_reach_key(QPainter* painter, QPointF top_left, const ReachSnapshot& snapshot, const ViewStyle& style);

/// The box of all that is shaded, table inches; empty when the piece can go nowhere.
Box reach_box(const Game& game, const ReachSnapshot& snapshot);

}  // namespace linesman
