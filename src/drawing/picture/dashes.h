// Dashed lines that are the same in every format.
#pragma once

#include <QPainter>
#include <QPainterPath>

namespace linesman {

/// Draws `path` with the painter's brush and `pen`, as `QPainter::drawPath` does where the painter is neither turned
/// nor enlarged. Qt's SVG files measure the dashes of pens thinner than a unit as if these were one unit wide, so
/// dashed lines are drawn in units of the picture, whatever the frame of the path.
void draw_path(QPainter& painter, const QPainterPath& path, const QPen& pen);

}  // namespace linesman
