#include "ui/tools/order_gesture.h"

#include <algorithm>

namespace linesman {

std::optional<Order> standing_order(const ToolHost& host) {
  return host.order() ? std::optional(*host.order()) : std::nullopt;
}

void OrderGesture::cancel() {
  if (before_)
    host_.propose(*before_, 0);
  else
    host_.withdraw();
}

Aim OrderGesture::aim(Qt::KeyboardModifiers keys, bool together) const {
  constexpr double STRAIGHT_SLACK = 7;  // pixels
  Aim aim;
  if (keys & Qt::ShiftModifier) aim.gait = Gait::reverse;
  if (keys & Qt::AltModifier) aim.gait = Gait::slide;
  aim.scale = host_.projection().scale;
  aim.terms = host_.terms();
  aim.slack = together || (keys & Qt::ControlModifier) ? -1 : STRAIGHT_SLACK / aim.scale;
  return aim;
}

double OrderGesture::snap_reach() const { return std::clamp(20 / host_.projection().scale, 0.4, 2.0); }

}  // namespace linesman
