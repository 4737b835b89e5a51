// Drag a model: its path is proposed at every move of the pointer.
//
//   idle ──press a model──► pressed ──move──► dragging ──release──► idle, the order stays, with handles
//   idle ──press bare table, a model that comes on to it selected──► pressed, it begins there
//   idle ──press a handle─► editing ──release──► idle
//   pressed, dragging, editing ──Escape──► idle, the order is as it was before
//
// While dragging: Space or another button sets a waypoint; Shift goes in reverse; Alt slides, facing kept. Pressed
// where the path ends, the drag goes on from there. Of several in one order the one that alone is selected goes its own
// way; with Ctrl a further model joins the order with a way of its own. The rotation handle turns on the spot by whole
// degrees, with Shift by 15. With a model selected: Up and Down go an inch on or back, Left and Right turn by 15
// degrees (with Shift a quarter inch and 5 degrees; on a grid a hex and a hexside), Page Up and Page Down climb and
// descend an inch (with Shift six), Backspace takes the last step away, Escape the whole order.
#pragma once

#include "ui/tools/handles.h"
#include "ui/tools/path_edit.h"
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

  bool take_handle(const Pointer& pointer);
  bool take_model(const Pointer& pointer);
  bool take_joining(const Pointer& pointer);
  bool take_entry(const Pointer& pointer);
  void aim_entry(const Pointer& pointer);
  std::optional<std::size_t> handle_under(const Pointer& pointer) const;
  void remember_order();
  void set_movers(PieceIndex lead, const std::vector<PieceIndex>& together = {});
  Path path_of_lead() const;

  void drag_to(const Pointer& pointer);
  void edit_to(const Pointer& pointer);
  bool on_grid() const;  ///< models go from hex to hex
  void walk_to(const Pointer& pointer);
  Path reaching(const Pointer& pointer) const;
  void add_waypoint();
  bool nudge(int key, bool fine);
  bool nudge_on_grid(int key);
  void propose(const Path& path, double snap_within);
  void toggle_selected(PieceIndex piece);
  void stop();
  double snap_reach() const;
  Aim aim(Qt::KeyboardModifiers keys) const;

  ToolHost& host_;
  State state_ = State::idle;
  std::vector<PieceIndex> taken_;   ///< what the press took hold of
  std::vector<PieceIndex> movers_;  ///< those that the gesture or the order moves; the lead first
  Order base_;                      ///< the order without paths; `alone_` with those of the others
  bool alone_ = false;              ///< only the lead's path changes
  bool joins_ = false;              ///< the lead was not in the order before
  bool enters_ = false;             ///< the lead comes on to the table where the pointer was pressed
  Path settled_;                    ///< of the lead, up to the last waypoint
  Pose settled_end_;                ///< in which that ends
  Vec grip_;                        ///< from the pointer to the centre of the model when it was pressed
  Pointer pressed_;
  Pointer last_;
  std::optional<Order> before_;  ///< the order that stood before the gesture, for Escape
  std::vector<Handle> handles_;
  Handle held_;
  std::optional<std::size_t> hovered_;
};

}  // namespace linesman
