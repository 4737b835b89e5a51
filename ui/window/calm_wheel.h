// The mouse wheel scrolls; it changes a value only in the control that has the focus.
#pragma once

#include <QObject>

namespace linesman {

/// An event filter for the application. Otherwise scrolling a panel would change the game wherever a box of choices
/// comes under the pointer.
class CalmWheel : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace linesman
