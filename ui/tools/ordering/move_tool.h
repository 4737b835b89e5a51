// Orders models about: its gestures and keys propose paths, which are judged at every move of the pointer. It keeps the
// handles of the proposed order and picks the gesture that a press begins.
#pragma once

#include "ui/tools/gesture_tool.h"
#include "ui/tools/ordering/handles.h"
#include "ui/tools/tool.h"

namespace linesman {

class MoveTool : public GestureTool {
 public:
  explicit MoveTool(ToolHost& host) : GestureTool(host) {}
  static std::vector<KeyLine> key_lines();

  void ruled() override;
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;

 protected:
  std::unique_ptr<Gesture> begin(const Pointer& pointer) override;
  bool hover(const Pointer& pointer) override;
  bool idle_key(int key, Qt::KeyboardModifiers keys) override;
  Qt::CursorShape idle_cursor() const override;

 private:
  std::optional<std::size_t> handle_under(const Pointer& pointer) const;

  std::vector<Handle> handles_;
  std::optional<std::size_t> hovered_;
};

}  // namespace linesman
