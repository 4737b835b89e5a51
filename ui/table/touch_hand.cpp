#include "ui/table/touch_hand.h"

#include <QLineF>
#include <cmath>
#include <utility>

namespace linesman {

namespace {

constexpr int LONG_PRESS = 600;  // ms
constexpr double SLIP = 12;      // pixels: a finger is never quite still
constexpr double LEAST_APART = 8;

}  // namespace

TouchHand::TouchHand(TablePointer& pointer) : pointer_(pointer) {
  rest_.setSingleShot(true);
  rest_.setInterval(LONG_PRESS);
  connect(&rest_, &QTimer::timeout, this, &TouchHand::hold);
}

bool TouchHand::handle(QEvent& event, const QWidget& over) {
  switch (event.type()) {
    case QEvent::NativeGesture: return pointer_.gesture(static_cast<const QNativeGestureEvent&>(event));
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
      over_ = &over;
      touch(static_cast<const QTouchEvent&>(event));
      event.accept();
      return true;
    default: return false;
  }
}

void TouchHand::touch(const QTouchEvent& event) {
  QList<QEventPoint> down;
  for (const QEventPoint& point : event.points())
    if (point.state() != QEventPoint::Released) down << point;
  if (event.type() == QEvent::TouchCancel) {
    pointer_.abandon();
    return end();
  }
  if (down.isEmpty()) {
    if (pressed_ && !done_ && !event.points().isEmpty())
      send(QEvent::MouseButtonRelease, event.points().front().position());
    return end();
  }
  if (down.size() > 1) return follow_two(down);
  two_.reset();
  if (std::exchange(flanks_, false)) {
    send(QEvent::MouseButtonRelease, down.front().position());
    done_ = true;
  }
  if (done_) return;
  if (!pressed_)
    begin(down.front().position());
  else
    move(down.front().position());
}

void TouchHand::begin(QPointF at) {
  pressed_ = at;
  rest_.start();
  send(QEvent::MouseMove, at);  // what lies under the finger is known before it is pressed
  send(QEvent::MouseButtonPress, at);
}

void TouchHand::move(QPointF at) {
  if (rest_.isActive() && QLineF(*pressed_, at).length() < SLIP) return;
  rest_.stop();
  send(QEvent::MouseMove, at);
}

void TouchHand::end() {
  rest_.stop();
  pressed_.reset();
  two_.reset();
  flanks_ = false;
  done_ = false;
  pointer_.set_by_touch(false);
}

/// True: the tool has taken both fingers.
bool TouchHand::give_tool(QPointF one, QPointF other) {
  if (pointer_.tool() == nullptr) return false;
  pointer_.set_by_touch(true);
  const bool taken = pointer_.tool()->fingers(one, other);
  if (taken) emit pointer_.changed();
  return taken;
}

// The view is not moved from under a model that a finger holds.
void TouchHand::follow_two(const QList<QEventPoint>& fingers) {
  rest_.stop();
  const bool comes_now = !done_ && !two_;
  if ((flanks_ || comes_now) && give_tool(fingers[0].position(), fingers[1].position())) {
    flanks_ = true;
    if (!pressed_) pressed_ = fingers[0].position();
    two_ = Pair{};
    return;
  }
  const QLineF line(fingers[0].position(), fingers[1].position());
  const Pair now{line.center(), line.length(), line.angle()};
  const bool holds = pressed_ && !done_ && pointer_.tool_is_busy();
  if (!holds && !done_) {
    pointer_.abandon();
    done_ = true;
  }
  if (const auto before = std::exchange(two_, now)) {
    // Qt's angles go anticlockwise.
    const double turned = std::remainder(before->heading - now.heading, 360);
    if (holds)
      pointer_.turn_model(turned);
    else
      emit pointer_.panned(now.middle - before->middle);
    if (!holds && before->apart > LEAST_APART && now.apart > LEAST_APART)
      emit pointer_.zoomed(now.middle, now.apart / before->apart);
  }
}

void TouchHand::hold() {
  if (!pressed_) return;
  pointer_.abandon();
  done_ = true;
  emit menu_asked(*pressed_);
}

void TouchHand::send(QEvent::Type type, QPointF at) {
  const bool presses = type == QEvent::MouseButtonPress;
  const bool releases = type == QEvent::MouseButtonRelease;
  const Qt::MouseButton button = presses || releases ? Qt::LeftButton : Qt::NoButton;
  const bool hovers = type == QEvent::MouseMove && rest_.isActive();
  const Qt::MouseButtons held = releases || hovers ? Qt::NoButton : Qt::LeftButton;
  const QMouseEvent event(type, at, over_->mapToGlobal(at), button, held, Qt::NoModifier);
  pointer_.set_by_touch(true);
  if (presses)
    pointer_.press(event);
  else if (releases)
    pointer_.release(event);
  else
    pointer_.move(event);
}

}  // namespace linesman
