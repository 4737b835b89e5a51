// A sentence in a box beside what it is about, whole and where it can be seen.
#pragma once

#include <QPainter>
#include <QString>

#include "drawing/picture/palette.h"

namespace linesman {

/// Where a sentence stands that is about `about`: over it, else under it, within `frame`. Long ones are wrapped.
/// Painter's units, all.
QRectF pill_box(const QRectF& about, const QString& words, const QRectF& frame);

/// Paints the sentence in such a box.
void paint_pill(QPainter& painter, const QRectF& box, const QString& words, const QColor& border,
                const Palette& palette);

}  // namespace linesman
