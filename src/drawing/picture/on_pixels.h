// Kept pixels are drawn one for one: on whole device pixels, neither stretched nor smoothed.
#pragma once

#include <QImage>
#include <QPainter>

namespace linesman {

/// While it lives, the painter's units are device pixels that begin at whole ones, `density` of them for a unit before.
/// The painter was not turned.
class OnPixels {
 public:
  OnPixels(QPainter& painter, double density);
  ~OnPixels() { painter_.restore(); }
  OnPixels(const OnPixels&) = delete;
  OnPixels& operator=(const OnPixels&) = delete;

  /// Where a point of the painter's units before lies; the same for all that lie alike within their pixels.
  QPoint pixel(QPointF point) const;

 private:
  QPainter& painter_;
  double density_;
};

/// What was painted, to be kept: an image that was painted on keeps what its painter worked with, many times the size
/// of a label.
QImage to_keep(const QImage& painted);

/// Device pixels for a unit of the painter.
double density_of(const QPainter& painter);

}  // namespace linesman
