#include "ui/table/table_legend.h"

#include <algorithm>
#include <utility>

namespace linesman {

void TableLegend::set_words(KindWords words) {
  words_ = std::move(words);
  spoil();
}

bool TableLegend::drag(const QMouseEvent& event, const LegendRoom& room, bool may_take) {
  const QPointF at = event.position();
  if (event.type() == QEvent::MouseButtonPress) {
    const QRectF legend(corner(room), picture_.deviceIndependentSize());
    const bool taken = may_take && event.button() == Qt::LeftButton && !picture_.isNull() && legend.contains(at);
    if (taken) held_ = at - legend.topLeft();
    return held_.has_value();
  }
  if (!held_) return false;
  place_ = at - *held_ - room.frame.topLeft();
  if (event.type() == QEvent::MouseButtonRelease) held_.reset();
  return true;
}

void TableLegend::paint(QPainter& painter, const LegendRoom& room) {
  if (picture_.isNull()) picture_ = painted(room);
  painter.drawPixmap(corner(room), picture_);
}

// Beside the table where there is room, else in its upper right corner, or where it was dragged to.
QPointF TableLegend::corner(const LegendRoom& room) const {
  const QSizeF size = picture_.deviceIndependentSize();
  const QRectF& frame = room.frame;
  if (place_) {
    const double x = std::clamp(place_->x(), 0.0, std::max(0.0, frame.width() - size.width()));
    const double y = std::clamp(place_->y(), 0.0, std::max(0.0, frame.height() - size.height()));
    return frame.topLeft() + QPointF(x, y);
  }
  const double wide = size.width() + 20;
  const bool left = frame.right() - room.table.right() < wide && room.table.left() - frame.left() >= wide;
  return left ? frame.topLeft() + QPointF(10, 10) : frame.topRight() + QPointF(-size.width() - 10, 10);
}

// Words make it twice as large: they are left out where it would hide too much of the table.
KindWords TableLegend::fitting_words(const LegendRoom& room) const {
  const QSizeF size = paint_legend(nullptr, {}, room.game, room.palette, words_);
  const bool small = size.width() < room.frame.width() / 3 && size.height() < room.frame.height();
  return small ? words_ : KindWords();
}

QPixmap TableLegend::painted(const LegendRoom& room) const {
  const KindWords words = fitting_words(room);
  const QSizeF size = paint_legend(nullptr, {}, room.game, room.palette, words);
  QPixmap picture(((size + QSizeF(2, 2)) * room.density).toSize());
  picture.setDevicePixelRatio(room.density);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paint_legend(&painter, {1, 1}, room.game, room.palette, words);
  return picture;
}

}  // namespace linesman
