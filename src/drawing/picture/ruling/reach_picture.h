// Where a piece can go, drawn over a table: by roll in steps, on a grid by hex; and its key.
#pragma once

#include <QPainter>

#include "drawing/picture/projection.h"
#include "drawing/picture/ruling/reach_steps.h"

namespace linesman {

/// What every roll reaches is filled most, with a border of its own and its odds on it; what is neither in nor out of
/// the widest is hatched. On a grid each hex has its cost and, where they are limited, the facings in which it can be
/// entered.
void paint_reach(QPainter& painter, const Projection& projection, const Game& game, const ReachSnapshot& snapshot,
                 const ViewStyle& style);

/// What the steps are, in words. Gives the size that it takes; paints only with a painter.
QSizeF paint_reach_key(QPainter* painter, QPointF top_left, const ReachSnapshot& snapshot, const ViewStyle& style);

/// All that is shaded, table inches; empty when it goes nowhere.
Box reach_box(const Game& game, const ReachSnapshot& snapshot);

}  // namespace linesman
