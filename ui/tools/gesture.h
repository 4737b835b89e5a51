// A gesture: one stretch of work on the table, from the press that begins it to its end. A small state machine of its
// own; the tool that began it only passes pointer and keys on to it.
#pragma once

#include <QPainter>
#include <QPointF>
#include <QString>
#include <Qt>
#include <cmath>

#include "base/vec.h"
#include "drawing/picture/palette.h"

namespace linesman {

/// The pointer at a moment of a gesture.
struct Pointer {
  Vec at;                                 ///< table inches
  QPointF paper;                          ///< the same place in the view's units
  Qt::MouseButton button = Qt::NoButton;  ///< pressed or let go just now
  Qt::MouseButtons held = Qt::NoButton;
  Qt::KeyboardModifiers keys = Qt::NoModifier;
  bool again = false;  ///< the second press of a double click
  bool touch = false;  ///< a finger on the screen
  bool front = false;  ///< F is held: a drag draws the front of a unit
};

/// Tells a drag from a click that slips.
class DragThreshold {
 public:
  explicit DragThreshold(const Pointer& pressed) : from_(pressed.paper) {}
  /// True from the first pointer on that is 4 pixels away from the press.
  bool passed(const Pointer& pointer) {
    constexpr double SLIP = 4;  // pixels
    passed_ = passed_ || std::hypot(pointer.paper.x() - from_.x(), pointer.paper.y() - from_.y()) >= SLIP;
    return passed_;
  }
  bool passed() const { return passed_; }

 private:
  QPointF from_;
  bool passed_ = false;
};

class Gesture {
 public:
  virtual ~Gesture() = default;

  /// Called once, when the tool has taken the gesture on.
  virtual void start() {}
  virtual void move(const Pointer& pointer) = 0;
  /// A point to go on from (Space, another button). False: there is none to set now.
  virtual bool waypoint(const Pointer&) { return false; }
  /// A key that the tool has no use for itself. True: it meant something here.
  virtual bool key(int, Qt::KeyboardModifiers) { return false; }
  /// The wheel, in steps away from the player. False: it means nothing here.
  virtual bool wheel(int /*steps*/) { return false; }
  /// Turns what it holds, whole degrees clockwise. False: nothing turns here.
  virtual bool turn(double /*degrees*/) { return false; }
  /// The button was let go: what was made stands.
  virtual void finish() = 0;
  /// Leaves what was there before the gesture.
  virtual void cancel() = 0;

  /// It proposes an order now: the ruling on it goes with the pointer.
  virtual bool is_ruled() const { return false; }
  /// A few words more for the label at the pointer, about another way that could be taken; empty: none.
  virtual QString offer() const { return {}; }
  /// Handles of the proposed order stay on the table meanwhile.
  virtual bool shows_handles() const { return false; }
  /// A preview, in painter's units; a gesture that proposes an order needs none, the ruling shows it.
  virtual void paint(QPainter&, const Palette&) const {}
  /// All that `paint` touches, painter's units.
  virtual QRectF extent() const { return {}; }
  virtual Qt::CursorShape cursor() const { return Qt::ClosedHandCursor; }
};

}  // namespace linesman
