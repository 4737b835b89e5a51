#include "drawing/picture/dashes.h"

#include <cmath>

namespace linesman {

void draw_path(QPainter& painter, const QPainterPath& path, const QPen& pen) {
  if (pen.style() == Qt::SolidLine || pen.style() == Qt::NoPen) {
    painter.setPen(pen);
    painter.drawPath(path);
    return;
  }
  const QTransform frame = painter.worldTransform();
  QPen wide = pen;
  wide.setWidthF(pen.widthF() * std::sqrt(std::abs(frame.determinant())));
  painter.save();
  painter.resetTransform();
  painter.setPen(wide);
  painter.drawPath(frame.map(path));
  painter.restore();
  painter.setPen(pen);
}

}  // namespace linesman
