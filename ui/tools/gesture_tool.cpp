#include "ui/tools/gesture_tool.h"

#include <utility>

namespace linesman {

bool GestureTool::press(const Pointer& pointer) {
  last_ = pointer;
  if (gesture_) {
    if (pointer.button != button_) gesture_->waypoint(pointer);
    return true;
  }
  if (!begins_by(pointer.button)) return false;
  slides_ = false;
  button_ = pointer.button;
  gesture_ = begin(pointer);
  if (gesture_) gesture_->start();
  return busy();
}

bool GestureTool::move(const Pointer& pointer) {
  last_ = pointer;
  if (!gesture_) return hover(pointer);
  gesture_->move(heard());
  return true;
}

// Where the desktop keeps Alt and a drag for moving windows, a key does the same.
Pointer GestureTool::heard() const {
  Pointer pointer = last_;
  if (slides_) pointer.keys |= Qt::AltModifier;
  return pointer;
}

bool GestureTool::release(const Pointer& pointer) {
  if (!gesture_) return false;
  if (pointer.button == button_) stop()->finish();
  if (!gesture_) ruled();
  return true;
}

bool GestureTool::key(int key, Qt::KeyboardModifiers keys) {
  if (!gesture_) return idle_key(key, keys);
  if (key == Qt::Key_Escape) {
    cancel();
    return true;
  }
  if (key == Qt::Key_Space) return gesture_->waypoint(heard());
  if (gesture_->key(key, keys)) return true;
  if (key == Qt::Key_S) {
    slides_ = !slides_;
    gesture_->move(heard());
    return true;
  }
  // What they mean is seen at the next move.
  return key == Qt::Key_Shift || key == Qt::Key_Alt;
}

void GestureTool::cancel() {
  if (!gesture_) return;
  stop()->cancel();
  ruled();
}

// Taken out first: what ends the gesture may come back to the tool.
std::unique_ptr<Gesture> GestureTool::stop() {
  host_.say({});
  host_.hold({});
  return std::exchange(gesture_, nullptr);
}

void GestureTool::go_on_with(std::unique_ptr<Gesture> gesture, const Pointer& pointer) {
  gesture_ = std::move(gesture);
  last_ = pointer;
  button_ = Qt::LeftButton;
  gesture_->start();
}

void GestureTool::paint(QPainter& painter, const Palette& palette) const {
  if (gesture_) gesture_->paint(painter, palette);
}

QRectF GestureTool::extent() const { return gesture_ ? gesture_->extent() : QRectF(); }

Qt::CursorShape GestureTool::cursor() const { return gesture_ ? gesture_->cursor() : idle_cursor(); }

}  // namespace linesman
