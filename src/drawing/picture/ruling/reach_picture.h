// Paints a reach over a table: a step for each roll, on a grid each hex; and its key.
#pragma once

#include <QPainter>

#include "drawing/picture/projection.h"
#include "drawing/picture/ruling/reach_steps.h"

namespace linesman {

/// Three looks of ground: filled where it can end, by roll, the strongest where every roll leads; bare where it cannot;
/// dotted where nothing is known. Each step has its border with its odds on it. On a grid each hex has its cost and, if
/// they are limited, the facings in which a piece can enter it.
void paint_reach(QPainter& painter, const Projection& projection, const Game& game, const ReachSnapshot& snapshot,
                 const ViewStyle& style);

/// The key: the steps in words. Returns its size; paints only with a painter.
QSizeF paint_reach_key(QPainter* painter, QPointF top_left, const ReachSnapshot& snapshot, const ViewStyle& style);

/// The box of all that is shaded, table inches; empty when the piece can go nowhere.
Box reach_box(const Game& game, const ReachSnapshot& snapshot);

}  // namespace linesman
