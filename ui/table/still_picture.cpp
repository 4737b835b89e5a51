#include "ui/table/still_picture.h"

#include <QElapsedTimer>
#include <cmath>

namespace linesman {

void StillPicture::set_frame(const QRectF& frame, double density) {
  const QSize size = (frame.size() * density).toSize();
  if (frame == frame_ && pixels_.size() == size && pixels_.devicePixelRatio() == density) return;
  frame_ = frame;
  pixels_ = QPixmap(size);
  pixels_.setDevicePixelRatio(density);
  painted_ = false;
  spoil();
}

void StillPicture::shift(QPoint pixels) {
  if (pixels.isNull()) return;
  if (std::abs(pixels.x()) >= pixels_.width() || std::abs(pixels.y()) >= pixels_.height()) return spoil();
  const double density = pixels_.devicePixelRatio();
  const QPointF by = QPointF(pixels) / density;
  // What is spoiled moves along; half a unit may be on either side.
  spoiled_ = spoiled_.translated(by.toPoint()) +
             spoiled_.translated(QPoint(static_cast<int>(by.x()), static_cast<int>(by.y())));
  painted_at_.origin += by;
  QRegion bare;
  pixels_.scroll(pixels.x(), pixels.y(), pixels_.rect(), &bare);
  for (const QRect& r : bare) {
    const QRectF units(QPointF(r.topLeft()) / density + frame_.topLeft(), QSizeF(r.size()) / density);
    spoil(units.toAlignedRect().adjusted(-1, -1, 1, 1));
  }
}

void StillPicture::refresh(const Projection& projection, const Paint& paint) {
  spoiled_ &= frame_.toAlignedRect();
  if (spoiled_.isEmpty()) return;
  const bool all = is_all_spoiled();
  // Panning lays two strips bare, which have the whole view for their common bounds.
  if (spoiled_.rectCount() > 4) spoiled_ = spoiled_.boundingRect();
  QElapsedTimer timer;
  timer.start();
  for (const QRect& part : spoiled_) {
    QPainter painter(&pixels_);
    painter.translate(-frame_.topLeft());
    painter.setClipRect(part);
    paint(painter, part);
  }
  spoiled_ = QRegion();
  painted_at_ = projection;
  painted_ = true;
  if (all) last_duration_ = timer.elapsed();
}

void StillPicture::draw(QPainter& painter, const QRegion& region) const {
  const double density = pixels_.devicePixelRatio();
  for (const QRect& r : region) {
    const QRectF part = QRectF(r) & frame_;
    if (part.isEmpty()) continue;
    painter.drawPixmap(part, pixels_, QRectF((part.topLeft() - frame_.topLeft()) * density, part.size() * density));
  }
}

bool StillPicture::draw_stretched(QPainter& painter, const Projection& projection) const {
  if (!painted_) return false;
  const double k = projection.scale / painted_at_.scale;
  const QPointF corner = projection.origin + (frame_.topLeft() - painted_at_.origin) * k;
  painter.drawPixmap(QRectF(corner, frame_.size() * k), pixels_, QRectF(pixels_.rect()));
  return true;
}

}  // namespace linesman
