// The rulers at the left and below the table.
#pragma once

#include <QPainter>
#include <optional>

#include "base/lengths.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"

namespace linesman {

/// As far as they reach into `part`; `frame` is the table's, all in painter's units. With a mark where the pointer is.
void paint_rulers(QPainter& painter, const QRect& part, const QRectF& frame, const Projection& projection,
                  LengthUnit unit, const Palette& palette, const std::optional<Vec>& pointer);

}  // namespace linesman
