#include "drawing/picture/on_pixels.h"

#include <cmath>

namespace linesman {

namespace {

/// Halves go one way, however they were rounded on the way.
int nearest(double x) { return static_cast<int>(std::floor(x + 0.5 + 1e-6)); }

}  // namespace

OnPixels::OnPixels(QPainter& painter, double density) : painter_(painter), density_(density) {
  painter_.save();
  painter_.scale(1 / density, 1 / density);
  const QTransform device = painter_.deviceTransform();
  painter_.translate(nearest(device.dx()) - device.dx(), nearest(device.dy()) - device.dy());
}

QPoint OnPixels::pixel(QPointF point) const { return {nearest(point.x() * density_), nearest(point.y() * density_)}; }

QImage to_keep(const QImage& painted) { return painted.copy(); }

double density_of(const QPainter& painter) { return painter.device() ? painter.device()->devicePixelRatioF() : 1; }

}  // namespace linesman
