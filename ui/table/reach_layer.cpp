#include "ui/table/reach_layer.h"

namespace linesman {

namespace {

constexpr double BESIDE = 10;  // pixels between the key and the frame

QPixmap transparent(QSizeF size, double density) {
  QPixmap picture((size * density).toSize().expandedTo({1, 1}));
  picture.setDevicePixelRatio(density);
  picture.fill(Qt::transparent);
  return picture;
}

}  // namespace

void ReachLayer::show(std::shared_ptr<const ShownReach> reach) {
  reach_ = std::move(reach);
  spoil();
}

void ReachLayer::spoil() {
  picture_ = QPixmap();
  key_ = QPixmap();
}

void ReachLayer::paint(QPainter& painter, const Projection& projection, const QRectF& frame, double density,
                       const Look& look) {
  if (!reach_) return;
  const bool same = projection.scale == projection_.scale && projection.origin == projection_.origin && frame == frame_;
  if (picture_.isNull() || !same || picture_.devicePixelRatio() != density) {
    picture_ = transparent(frame.size(), density);
    projection_ = projection;
    frame_ = frame;
    QPainter on(&picture_);
    on.translate(-frame.topLeft());
    paint_reach(on, projection, reach_->game, reach_->shot, look);
  }
  painter.drawPixmap(frame.topLeft(), picture_);
}

QRectF ReachLayer::key_box(const QRectF& frame, double density, const Look& look) {
  if (!reach_) return {};
  if (key_.isNull() || key_.devicePixelRatio() != density) {
    key_ = transparent(paint_reach_key(nullptr, {}, reach_->shot, look) + QSizeF(2, 2), density);
    QPainter on(&key_);
    paint_reach_key(&on, {1, 1}, reach_->shot, look);
  }
  const QSizeF size = key_.deviceIndependentSize();
  return {frame.bottomRight() - QPointF(size.width() + BESIDE, size.height() + BESIDE), size};
}

}  // namespace linesman
