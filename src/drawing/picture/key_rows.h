// The key of what is painted over a table: a sign and words in each row.
#pragma once

#include <QPainter>
#include <QString>
#include <functional>
#include <vector>

#include "drawing/picture/palette.h"

namespace linesman {

/// A sign of the key, and its meaning.
struct KeyRow {
  std::function<void(QPainter&, const QRectF&)> sign;
  QString words;
};

/// Bare table, beneath the colours of a sign.
void paint_ground_swatch(QPainter& painter, const QRectF& in, const Palette& palette);

/// Returns its size; paints only with a painter. No title stands above where it is empty.
QSizeF paint_key(QPainter* painter, QPointF top_left, const QString& title, const std::vector<KeyRow>& rows,
                 const Palette& palette);

}  // namespace linesman
