// The pointer over the table.
#pragma once

#include <QPointF>
#include <Qt>

#include "base/vec.h"

namespace linesman {

/// The pointer at a moment of a gesture.
struct Pointer {
  Vec at;                                 ///< table inches
  QPointF paper;                          ///< the same place in the view's units
  Qt::MouseButton button = Qt::NoButton;  ///< pressed or let go just now
  Qt::MouseButtons held = Qt::NoButton;
  Qt::KeyboardModifiers keys = Qt::NoModifier;
  bool again = false;  ///< the second press of a double click
};

/// Tells a drag from a click that slips.
class DragThreshold {
 public:
  explicit DragThreshold(const Pointer& pressed) : from_(pressed.paper) {}
  /// True from the first pointer on that is 4 pixels away from the press.
  bool passed(const Pointer& pointer);
  bool passed() const { return passed_; }

 private:
  QPointF from_;
  bool passed_ = false;
};

}  // namespace linesman
