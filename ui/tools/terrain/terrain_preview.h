// Terrain as it would be, while it is drawn or dragged: in the look of its kind, or, where no document may have it, as
// an outline with the places marked where it is wrong.
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <vector>

#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "table/game.h"

namespace linesman {

/// Valid features only.
void paint_features(QPainter& painter, const Projection& projection, const Table& table,
                    const std::vector<Feature>& features, const Palette& palette);

/// Dashed, in the colour of what is not allowed; sides that cross or touch are marked.
void paint_wrong_shape(QPainter& painter, const Projection& projection, const FeatureShape& shape, double width,
                       const Palette& palette);

/// Paints what a shape covers as an outline: of what cuts, or of what is about to be chosen.
void paint_dashed(QPainter& painter, const QPainterPath& path, const QColor& colour, const Palette& palette);

/// In painter's units.
QPainterPath outline_of(const Projection& projection, const FeatureShape& shape, double width);
QRectF extent_of(const Projection& projection, const Table& table, const std::vector<Feature>& features);

/// A small square on a corner; `strong`: filled.
void paint_corner(QPainter& painter, QPointF at, bool strong, const Palette& palette);

}  // namespace linesman
