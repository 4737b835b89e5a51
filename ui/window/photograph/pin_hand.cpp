#include "ui/window/photograph/pin_hand.h"

#include <QPainter>
#include <cmath>

#include "drawing/picture/palette.h"

namespace linesman {

namespace {

constexpr double NEAR = 1.6;        // times as far as a hand slips
constexpr double PIN_RADIUS = 7;    // pixels
constexpr double FINE_STEP = 0.25;  // pixels of the photograph, with Shift

}  // namespace

void PinHand::set_places(std::vector<Place3> places, bool more_may_follow) {
  places_ = std::move(places);
  more_may_follow_ = more_may_follow;
  if (!more_may_follow && pins_.size() > places_.size()) pins_.resize(places_.size());
  for (std::size_t i = 0; i < std::min(pins_.size(), places_.size()); ++i) pins_[i].place = places_[i];
  if (chosen_ && *chosen_ >= pins_.size()) chosen_.reset();
}

void PinHand::set_place(std::size_t pin, const Place3& place) {
  if (pin < places_.size()) places_[pin] = place;
  if (pin < pins_.size()) pins_[pin].place = place;
}

std::optional<std::size_t> PinHand::pin_near(const PhotoPointer& pointer) const {
  std::optional<std::size_t> nearest;
  double least = NEAR * pointer.reach;
  for (std::size_t i = 0; i < pins_.size(); ++i)
    if (const double off = std::hypot(pins_[i].seen.x - pointer.at.x, pins_[i].seen.y - pointer.at.y); off < least) {
      least = off;
      nearest = i;
    }
  return nearest;
}

// The next pin comes where the button is pressed, and follows the pointer until it is let go.
void PinHand::press(const PhotoPointer& pointer) {
  chosen_ = pin_near(pointer);
  if (!chosen_ && (pins_.size() < places_.size() || more_may_follow_)) {
    pins_.push_back({pointer.at, pins_.size() < places_.size() ? places_[pins_.size()] : Place3{}});
    chosen_ = pins_.size() - 1;
  }
  held_ = chosen_.has_value();
}

void PinHand::move(const PhotoPointer& pointer) {
  if (held_) pins_[*chosen_].seen = pointer.at;
}

void PinHand::release(const PhotoPointer& pointer) {
  if (!held_) return;
  move(pointer);
  held_ = false;
  changed_();
}

bool PinHand::remove_chosen() {
  // The pins before the last one have their places by their order.
  if (pins_.empty()) return false;
  pins_.pop_back();
  chosen_.reset();
  if (!pins_.empty()) chosen_ = pins_.size() - 1;
  changed_();
  return true;
}

bool PinHand::key(int key, Qt::KeyboardModifiers keys) {
  if (key == Qt::Key_Backspace || key == Qt::Key_Delete) return remove_chosen();
  if (!chosen_) return false;
  const double step = keys & Qt::ShiftModifier ? FINE_STEP : 1;
  PicturePoint& seen = pins_[*chosen_].seen;
  switch (key) {
    case Qt::Key_Left: seen.x -= step; break;
    case Qt::Key_Right: seen.x += step; break;
    case Qt::Key_Up: seen.y -= step; break;
    case Qt::Key_Down: seen.y += step; break;
    default: return false;
  }
  changed_();
  return true;
}

void PinHand::paint(QPainter& painter, const PhotoFrame& frame) const {
  const Palette& colours = Palette::of(false);
  QPolygonF table;
  for (const PicturePoint& corner : table_) table << frame.shown(corner);
  painter.setBrush(Qt::NoBrush);
  for (const QPen& pen : {QPen(colours.halo, 4), QPen(colours.select, 2)}) {
    painter.setPen(pen);
    if (!table.isEmpty()) painter.drawPolygon(table);
    for (const Pin& pin : pins_) {
      const QPointF at = frame.shown(pin.seen);
      painter.drawEllipse(at, PIN_RADIUS, PIN_RADIUS);
      painter.drawLine(at - QPointF(PIN_RADIUS + 5, 0), at - QPointF(3, 0));
      painter.drawLine(at + QPointF(3, 0), at + QPointF(PIN_RADIUS + 5, 0));
      painter.drawLine(at - QPointF(0, PIN_RADIUS + 5), at - QPointF(0, 3));
      painter.drawLine(at + QPointF(0, 3), at + QPointF(0, PIN_RADIUS + 5));
    }
  }
  for (std::size_t i = 0; i < pins_.size(); ++i) {
    const QRectF room(frame.shown(pins_[i].seen) + QPointF(PIN_RADIUS + 2, -PIN_RADIUS - 20), QSizeF(22, 18));
    painter.setPen(Qt::NoPen);
    painter.setBrush(i == chosen_ ? colours.select : colours.panel);
    painter.drawRoundedRect(room, 4, 4);
    painter.setPen(i == chosen_ ? colours.halo : colours.ink);
    painter.drawText(room, Qt::AlignCenter, QString::number(i + 1));
  }
}

}  // namespace linesman
