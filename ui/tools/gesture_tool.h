// A tool whose work is gestures: a press of the left button begins one, which then has pointer and keys to itself until
// the button is let go or Escape drops it. Space or another button sets a waypoint.
#pragma once

#include <memory>

#include "ui/tools/gesture.h"
#include "ui/tools/tool.h"

namespace linesman {

class GestureTool : public Tool {
 public:
  bool press(const Pointer& pointer) override;
  bool move(const Pointer& pointer) override;
  bool release(const Pointer& pointer) override;
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool turn(double degrees) override { return gesture_ && gesture_->turn(degrees); }
  bool wheel(int steps) override { return gesture_ && gesture_->wheel(steps); }
  bool busy() const override { return gesture_ != nullptr; }
  void cancel() override;
  void ruled() override { host_.repaint(); }
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;
  Qt::CursorShape cursor() const override;

 protected:
  /// `host` outlives the tool.
  explicit GestureTool(ToolHost& host) : host_(host) {}

  /// The gesture that a press begins; nullptr where there is nothing to take hold of.
  virtual std::unique_ptr<Gesture> begin(const Pointer& pointer) = 0;
  /// Whether that button begins gestures.
  virtual bool begins_by(Qt::MouseButton button) const { return button == Qt::LeftButton; }
  /// Another gesture in place of the one that goes on, which is dropped.
  void go_on_with(std::unique_ptr<Gesture> gesture, const Pointer& pointer);
  /// The pointer moves while there is no gesture. True: something of the tool lies under it.
  virtual bool hover(const Pointer&) { return false; }
  /// A key while there is no gesture.
  virtual bool idle_key(int, Qt::KeyboardModifiers) { return false; }
  virtual Qt::CursorShape idle_cursor() const { return Qt::ArrowCursor; }

  const Gesture* gesture() const { return gesture_.get(); }
  Gesture* gesture() { return gesture_.get(); }
  /// The newest pointer of the gesture.
  const Pointer& last() const { return last_; }
  ToolHost& host() const { return host_; }

 private:
  std::unique_ptr<Gesture> stop();
  /// The newest pointer, with what keys have switched on since the press.
  Pointer heard() const;

  ToolHost& host_;
  std::unique_ptr<Gesture> gesture_;
  Pointer last_;
  Qt::MouseButton button_ = Qt::LeftButton;  ///< that began the gesture
  bool slides_ = false;                      ///< S was pressed: as if Alt were held
};

}  // namespace linesman
