// The pointer over the table: it pans, clicks, hovers, or works with the tool in hand.
#pragma once

#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QObject>
#include <QWheelEvent>
#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "ui/tools/tool.h"

namespace linesman {

/// The questions that the pointer may ask of the table that it is over.
class TableUnderPointer {
 public:
  virtual ~TableUnderPointer() = default;

  virtual const Projection& projection() const = 0;
  virtual QRectF frame() const = 0;
  virtual std::optional<PieceIndex> piece_at(Vec point) const = 0;
  virtual const std::vector<PieceIndex>& selection() const = 0;
  /// Opens the fan of a stack under the pointer, or closes one that it has left. True: something changed.
  virtual bool fan_out(QPointF pointer) = 0;
  virtual bool is_fanned() const = 0;
  virtual void close_fan() = 0;
};

class TablePointer : public QObject {
  Q_OBJECT
 public:
  /// `table` outlives it.
  explicit TablePointer(TableUnderPointer& table) : table_(table) {}

  /// The tool that pointer and keys go to first; nullptr: none. It outlives its being set. False: it was set already.
  bool set_tool(Tool* tool);
  Tool* tool() const { return tool_; }
  /// The tool is at work on something.
  bool tool_is_busy() const { return tool_ != nullptr && tool_->busy(); }
  /// Pointer or tool are at work on something.
  bool busy() const { return panning_ || tool_is_busy(); }

  /// Asked first of a click where no model stands; true: it is taken, and selects nothing.
  void set_click_taker(std::function<bool(Vec)> taker) { click_taker_ = std::move(taker); }

  /// The point of the table under the pointer; none when it has left.
  const std::optional<Vec>& hover() const { return hover_; }
  /// The model under it that is to have a ring.
  const std::optional<PieceIndex>& hovered_piece() const { return piece_; }

  /// `watch` hears of a press of the left button before an idle tool has it: another tool may be taken up for it.
  void set_press_watch(std::function<void(const Pointer&)> watch) { press_watch_ = std::move(watch); }

  /// Asked first of a press; true: it is not the pointer's, and neither is what follows until its button is up.
  void set_press_taker(std::function<bool(const QMouseEvent&)> taker) { press_taker_ = std::move(taker); }

  void press(const QMouseEvent& event);
  void move(const QMouseEvent& event);
  void release(const QMouseEvent& event);
  void leave();
  void wheel(QWheelEvent& event);
  /// Two fingers on a touchpad. False: they mean nothing here.
  bool gesture(const QNativeGestureEvent& event);
  /// Drops what a press has begun: nothing is clicked, moved or panned any more.
  void abandon();
  /// Turns the models that the tool holds, degrees clockwise. Fractions are kept until they make a whole degree.
  void turn_model(double degrees);
  /// A finger is no pencil: what it touches may lie farther off.
  void set_by_touch(bool touch) { by_touch_ = touch; }
  bool by_touch() const { return by_touch_; }
  /// While Space is held a drag moves the view, while F is it draws the front of a unit.
  void hold(Qt::Key key, bool held);
  /// Whether a press of the right button there may open a menu: not where it ends or turns what the tool is doing.
  bool may_open_menu(QPoint at) const;
  /// True: the tool has taken the key.
  bool give_tool_key(int key, Qt::KeyboardModifiers keys);

  std::optional<Qt::CursorShape> cursor() const;

 signals:
  void hovered(const std::optional<linesman::Vec>& point);
  /// A click has picked these models, without a tool taking it.
  void selection_asked(const std::vector<linesman::PieceIndex>& pieces);
  /// A click where no model stands, without a tool taking it.
  void ground_clicked(linesman::Vec point);
  /// The right button was clicked where the tool might have dragged.
  void menu_asked(QPointF at);
  void panned(QPointF by);
  void zoomed(QPointF about, double factor);
  void cursor_changed();
  /// The picture that the tool shows has changed, or the ring round the model under the pointer.
  void changed();

 private:
  void pan_to(QPointF pointer);
  void move_tool_to(const QMouseEvent& event);
  void click(const QMouseEvent& event);

  TableUnderPointer& table_;
  Tool* tool_ = nullptr;
  std::function<bool(Vec)> click_taker_;
  std::function<void(const Pointer&)> press_watch_;
  std::function<bool(const QMouseEvent&)> press_taker_;
  bool taken_away_ = false;         ///< by the taker, the press that is down
  std::optional<QPointF> panning_;  ///< where the pointer has panned to
  std::optional<QPointF> pressed_;  ///< where a press may become a click
  QPointF tool_pressed_;            ///< where the tool has taken the last press
  bool space_held_ = false;
  bool by_touch_ = false;
  double turned_ = 0;         ///< degrees that are not a whole one yet
  bool menu_taken_ = false;   ///< the tool has had the press of the right button
  bool may_be_menu_ = false;  ///< that press may still be a click: the menu is asked for when it is let go
  bool front_held_ = false;
  std::optional<Vec> hover_;
  std::optional<PieceIndex> piece_;
};

}  // namespace linesman
