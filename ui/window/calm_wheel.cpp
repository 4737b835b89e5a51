#include "ui/window/calm_wheel.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

namespace linesman {

bool CalmWheel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish) return false;
  if (qobject_cast<QComboBox*>(watched) == nullptr && qobject_cast<QAbstractSpinBox*>(watched) == nullptr) return false;
  auto* control = static_cast<QWidget*>(watched);
  if (event->type() == QEvent::Polish) {
    // By itself the wheel would give it the focus first.
    if (control->focusPolicy() == Qt::WheelFocus) control->setFocusPolicy(Qt::StrongFocus);
    return false;
  }
  if (control->hasFocus()) return false;
  event->ignore();  // goes on to the panel round it
  return true;
}

}  // namespace linesman
