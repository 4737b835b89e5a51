#include "ui/table/table_pointer.h"

#include <QPointingDevice>
#include <cmath>
#include <utility>

namespace linesman {

namespace {

constexpr int CLICK_SLACK = 4;           // pixels that a click may slip
constexpr int WHEEL_STEP = 120;          // eighths of a degree of a wheel
constexpr double PIXELS_OF_ANGLE = 0.5;  // pixels of the view for an eighth of a degree of a wheel

Pointer pointer_of(const QMouseEvent& event, const Projection& projection) {
  return {
      projection.to_table(event.position()),      event.position(), event.button(), event.buttons(), event.modifiers(),
      event.type() == QEvent::MouseButtonDblClick};
}

}  // namespace

bool TablePointer::set_tool(Tool* tool) {
  if (tool_ == tool) return false;
  if (tool_) tool_->cancel();
  tool_ = tool;
  return true;
}

void TablePointer::press(const QMouseEvent& event) {
  taken_away_ = press_taker_ && press_taker_(event);
  if (taken_away_) return;
  const bool pans = event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && space_held_);
  if (!(tool_is_busy() && event.button() != Qt::MiddleButton) && pans) {
    panning_ = event.position();
    emit cursor_changed();
    return;
  }
  Pointer pointer = pointer_of(event, table_.projection());
  pointer.touch = by_touch_;
  pointer.front = front_held_;
  if (press_watch_ && event.button() == Qt::LeftButton && !tool_is_busy()) press_watch_(pointer);
  const bool idle = !tool_is_busy();
  const bool taken = tool_ && tool_->press(pointer);
  may_be_menu_ = taken && idle && event.button() == Qt::RightButton;
  menu_taken_ = taken && event.button() == Qt::RightButton;
  if (taken) {
    tool_pressed_ = event.position();
    emit changed();
    return;
  }
  if (event.button() != Qt::LeftButton) return;
  pressed_ = event.position();
  panning_ = event.position();
}

void TablePointer::move(const QMouseEvent& event) {
  if (taken_away_) return;
  hover_ = table_.projection().to_table(event.position());
  emit hovered(hover_);
  if (panning_)
    pan_to(event.position());
  else
    move_tool_to(event);
}

void TablePointer::pan_to(QPointF pointer) {
  const bool slipped = pressed_ && (pointer - *pressed_).manhattanLength() < CLICK_SLACK;
  if (slipped) return;
  pressed_.reset();
  const QPointF before = table_.projection().origin;
  emit panned(pointer - *panning_);
  // Whole pixels only were panned: the rest is still to be gone.
  *panning_ += table_.projection().origin - before;
  emit cursor_changed();
}

void TablePointer::move_tool_to(const QMouseEvent& event) {
  const bool dragged = event.buttons() != Qt::NoButton;
  const bool inside = table_.frame().contains(event.position());
  const bool fanned = !dragged && inside && table_.fan_out(event.position());
  Pointer pointer = pointer_of(event, table_.projection());
  pointer.touch = by_touch_;
  const bool taken = tool_ && tool_->move(pointer);
  // A model on its way leaves its stack as it lies.
  const bool slipped = (event.position() - tool_pressed_).manhattanLength() < CLICK_SLACK;
  if (dragged && tool_is_busy() && !slipped) table_.close_fan();
  // Over a fan no ring: it would stand where the model is not shown.
  const bool rings = !taken && inside && !table_.is_fanned();
  const auto under = rings ? table_.piece_at(*hover_) : std::nullopt;
  if (!taken && !fanned && under == piece_) return;
  piece_ = under;
  emit changed();
}

void TablePointer::release(const QMouseEvent& event) {
  if (std::exchange(taken_away_, false)) return;
  if (panning_) {
    panning_.reset();
    emit cursor_changed();
    if (pressed_ && event.button() == Qt::LeftButton) click(event);
    pressed_.reset();
    return;
  }
  const bool slipped = (event.position() - tool_pressed_).manhattanLength() < CLICK_SLACK;
  const bool clicked = may_be_menu_ && tool_is_busy() && event.button() == Qt::RightButton && slipped;
  if (event.button() == Qt::RightButton) may_be_menu_ = false;
  Pointer pointer = pointer_of(event, table_.projection());
  pointer.touch = by_touch_;
  if (tool_ && tool_->release(pointer)) emit changed();
  if (clicked) emit menu_asked(event.position());
}

void TablePointer::click(const QMouseEvent& event) {
  const Vec point = table_.projection().to_table(event.position());
  const auto piece = table_.piece_at(point);
  if (!piece && event.modifiers() == Qt::NoModifier && click_taker_ && click_taker_(point)) return;
  std::vector<PieceIndex> pieces;
  if (event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) {
    pieces = table_.selection();
    if (piece && std::erase(pieces, *piece) == 0) pieces.push_back(*piece);
  } else if (piece) {
    pieces = {*piece};
  }
  if (pieces != table_.selection()) emit selection_asked(pieces);
  if (!piece && event.modifiers() == Qt::NoModifier) emit ground_clicked(point);
}

void TablePointer::leave() {
  hover_.reset();
  piece_.reset();
  if (tool_) tool_->left();
  emit hovered(hover_);
}

void TablePointer::wheel(QWheelEvent& event) {
  const int steps = event.angleDelta().y() / WHEEL_STEP;
  if (tool_is_busy() && steps != 0 && tool_->wheel(steps)) {
    emit changed();
    return event.accept();
  }
  const QPointF pixels = event.pixelDelta();
  const QPointF angle = event.angleDelta();
  const QPointingDevice* device = event.pointingDevice();
  const bool by_pad = device != nullptr && device->type() == QInputDevice::DeviceType::TouchPad;
  const bool two_fingers = by_pad || (event.phase() != Qt::NoScrollPhase && !pixels.isNull());
  if (two_fingers && !(event.modifiers() & Qt::ControlModifier))
    emit panned(pixels.isNull() ? angle * PIXELS_OF_ANGLE : pixels);
  else if (angle.y() != 0)
    emit zoomed(event.position(), std::pow(1.2, angle.y() / 120.0));
  else if (angle.x() != 0)
    emit panned(QPointF(angle.x() * PIXELS_OF_ANGLE, 0));
  event.accept();
}

bool TablePointer::gesture(const QNativeGestureEvent& event) {
  switch (event.gestureType()) {
    case Qt::BeginNativeGesture:
    case Qt::EndNativeGesture: return true;
    case Qt::ZoomNativeGesture: emit zoomed(event.position(), 1 + event.value()); return true;
    case Qt::PanNativeGesture: emit panned(event.delta()); return true;
    case Qt::RotateNativeGesture: turn_model(event.value()); return true;
    default: return false;
  }
}

void TablePointer::abandon() {
  panning_.reset();
  pressed_.reset();
  if (tool_is_busy()) tool_->cancel();
  emit changed();
}

void TablePointer::turn_model(double degrees) {
  if (!tool_is_busy()) return;
  turned_ += degrees;
  const double whole = std::trunc(turned_);
  if (whole == 0) return;
  turned_ -= whole;
  if (tool_->turn(whole)) emit changed();
}

void TablePointer::hold(Qt::Key key, bool held) {
  bool& now = key == Qt::Key_F ? front_held_ : space_held_;
  if (now == held) return;
  now = held;
  emit cursor_changed();
}

bool TablePointer::may_open_menu(QPoint at) const {
  return !menu_taken_ && !tool_is_busy() && table_.frame().contains(at);
}

bool TablePointer::give_tool_key(int key, Qt::KeyboardModifiers keys) {
  if (!tool_ || !tool_->key(key, keys)) return false;
  emit changed();
  return true;
}

std::optional<Qt::CursorShape> TablePointer::cursor() const {
  if (panning_) return Qt::ClosedHandCursor;
  if (space_held_) return Qt::OpenHandCursor;
  return tool_ ? std::optional(tool_->cursor()) : std::nullopt;
}

}  // namespace linesman
