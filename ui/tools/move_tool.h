// Drag a model: its path is proposed at every move of the pointer.
//
//   idle ──press a model──► dragging ──release──► idle, the order stays, with handles
//   idle ──press a handle─► editing  ──release──► idle
//   dragging, editing ──Escape──► idle, nothing stays
//
// While dragging: Space or another button sets a waypoint; Shift goes in reverse; Alt slides, facing kept.
// With a model selected: Up and Down go an inch on or back, Left and Right turn by 15 degrees (with Shift a quarter
// inch and 5 degrees), Backspace takes the last step away, Escape the whole order.
#pragma once

#include <memory>

#include "ui/tools/handles.h"
#include "ui/tools/tool.h"

namespace linesman {

class MoveTool : public Tool {
 public:
  /// `host` outlives the tool.
  explicit MoveTool(ToolHost& host) : host_(host) {}

  bool press(const Pointer& pointer) override;
  bool move(const Pointer& pointer) override;
  bool release(const Pointer& pointer) override;
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool busy() const override { return state_ != State::idle; }
  void cancel() override;
  void ruled() override;
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;
  Qt::CursorShape cursor() const override;

 private:
  enum class State { idle, pressed, dragging, editing };

  bool begin(const Pointer& pointer);
  void drag_to(const Pointer& pointer);
  void edit_to(const Pointer& pointer);
  void add_waypoint();
  bool nudge(int key, bool fine);
  void propose(const Path& path, bool snap);
  bool allows(std::string_view step) const;
  double snap_reach() const;

  ToolHost& host_;
  State state_ = State::idle;
  std::vector<PieceIndex> movers_;  ///< those that the gesture moves; the one under the pointer first
  Order base_;                      ///< the order without the part that the gesture makes
  Path settled_;                    ///< up to the last waypoint
  Vec pressed_at_;
  Vec grip_;  ///< from the pointer to the centre of the model when it was pressed
  Pointer last_;
  std::optional<Order> before_;  ///< the order that stood before the gesture, for Escape
  std::vector<Handle> handles_;
  std::optional<std::size_t> held_;
  std::optional<std::size_t> hovered_;
};

}  // namespace linesman
