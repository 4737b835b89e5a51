// Orders models about: its gestures and keys propose paths, which are judged at every move of the pointer. It keeps the
// handles of the proposed order and picks the gesture that a press begins.
#pragma once

#include <map>

#include "ui/tools/gesture_tool.h"
#include "ui/tools/ordering/handles.h"
#include "ui/tools/pointer_label.h"
#include "ui/tools/tool.h"

namespace linesman {

class MoveTool : public GestureTool {
 public:
  explicit MoveTool(ToolHost& host) : GestureTool(host) {}
  static std::vector<KeyLine> key_lines();

  bool selects() const override { return true; }
  bool press(const Pointer& pointer) override;
  bool release(const Pointer& pointer) override;
  void ruled() override;
  bool fingers(QPointF one, QPointF other) override;
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;

 protected:
  std::unique_ptr<Gesture> begin(const Pointer& pointer) override;
  bool begins_by(Qt::MouseButton button) const override;
  bool hover(const Pointer& pointer) override;
  bool idle_key(int key, Qt::KeyboardModifiers keys) override;
  Qt::CursorShape idle_cursor() const override;

 private:
  std::optional<std::size_t> handle_under(const Pointer& pointer) const;
  /// The ruling in a few words while something is dragged; empty otherwise.
  std::vector<PointerLine> label(const Palette& palette) const;
  QRectF label_box(const std::vector<PointerLine>& lines) const;
  void count_dice();
  /// The way turns, and by that fewer dice are rolled than without a turn.
  bool turn_takes_dice() const;
  /// The button at the end of the way that is offered: reverse there. Painter's units; empty while there is none.
  QRectF reverse_box() const;

  std::optional<Order> in_reverse_;  ///< offered after a drag backwards, until something else is done
  std::map<std::string, int> dice_;  ///< the most dice that were wanted of a model for an action and purpose
  std::vector<Handle> handles_;
  std::optional<std::size_t> hovered_;
};

}  // namespace linesman
