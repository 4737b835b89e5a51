#include "ui/table/still_picture.h"

#include <QElapsedTimer>
#include <cmath>
#include <vector>

namespace linesman {

void StillPicture::set_frame(const QRectF& frame, double density) {
  const QSize size = (frame.size() * density).toSize();
  if (frame == frame_ && pixels_.size() == size && pixels_.devicePixelRatio() == density) return;
  frame_ = frame;
  pixels_ = QPixmap(size);
  pixels_.setDevicePixelRatio(density);
  pixels_.fill(Qt::transparent);
  painted_ = false;
  last_.reset();
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

namespace {

constexpr int PIECE = 256;  // units: small enough that a crowded one is soon painted

/// The rectangles of a region, cut into pieces.
std::vector<QRect> pieces_of(const QRegion& region) {
  std::vector<QRect> pieces;
  for (const QRect& whole : region)
    for (int y = whole.top(); y <= whole.bottom(); y += PIECE)
      for (int x = whole.left(); x <= whole.right(); x += PIECE) pieces.push_back(QRect(x, y, PIECE, PIECE) & whole);
  return pieces;
}

}  // namespace

bool StillPicture::refresh(const Projection& projection, const Paint& paint, std::chrono::milliseconds patience) {
  spoiled_ &= frame_.toAlignedRect();
  if (spoiled_.isEmpty()) return true;
  const bool all = is_all_spoiled();
  if (all) duration_ = 0;
  const bool in_pieces = patience != WITHOUT_END;
  if (all && in_pieces && painted_ && !last_) last_ = Whole{pixels_, painted_at_};
  // Panning lays two strips bare, which have the whole view for their common bounds.
  if (spoiled_.rectCount() > 4) spoiled_ = spoiled_.boundingRect();
  QElapsedTimer timer;
  timer.start();
  const QRegion wanted = spoiled_;
  for (const QRect& part : in_pieces ? pieces_of(wanted) : std::vector<QRect>(wanted.begin(), wanted.end())) {
    QPainter painter(&pixels_);
    painter.translate(-frame_.topLeft());
    painter.setClipRect(part);
    paint(painter, part);
    spoiled_ -= part;
    if (in_pieces && timer.elapsed() >= patience.count()) break;
  }
  painted_at_ = projection;
  painted_ = true;
  duration_ += timer.elapsed();
  if (!spoiled_.isEmpty()) return false;
  if (all || last_) last_duration_ = duration_;
  last_.reset();
  return true;
}

void StillPicture::draw(QPainter& painter, const QRegion& region) const {
  const double density = pixels_.devicePixelRatio();
  // What is left of an earlier projection in the pixels is not shown.
  for (const QRect& r : last_ ? region - spoiled_ : region) {
    const QRectF part = QRectF(r) & frame_;
    if (part.isEmpty()) continue;
    painter.drawPixmap(part, pixels_, QRectF((part.topLeft() - frame_.topLeft()) * density, part.size() * density));
  }
  if (!last_ || spoiled_.isEmpty()) return;
  painter.save();
  painter.setClipRegion(spoiled_ & region, Qt::IntersectClip);
  draw_whole(painter, *last_, painted_at_);
  painter.restore();
}

void StillPicture::draw_whole(QPainter& painter, const Whole& whole, const Projection& projection) const {
  const double k = projection.scale / whole.at.scale;
  const QPointF corner = projection.origin + (frame_.topLeft() - whole.at.origin) * k;
  painter.drawPixmap(QRectF(corner, frame_.size() * k), whole.pixels, QRectF(whole.pixels.rect()));
}

bool StillPicture::draw_stretched(QPainter& painter, const Projection& projection) const {
  if (!painted_) return false;
  draw_whole(painter, last_ ? *last_ : Whole{pixels_, painted_at_}, projection);
  return true;
}

}  // namespace linesman
