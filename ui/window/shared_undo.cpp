#include "ui/window/shared_undo.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

namespace linesman {
namespace {

/// The line in which typing ends up while `control` has the focus; nullptr for a control without one.
const QLineEdit* line_of(QObject* control) {
  if (const auto* line = qobject_cast<QLineEdit*>(control)) return line;
  if (const auto* box = qobject_cast<QComboBox*>(control)) return box->lineEdit();
  return qobject_cast<QAbstractSpinBox*>(control) != nullptr ? control->findChild<QLineEdit*>() : nullptr;
}

// Ctrl+Y is redo in this window on every system.
bool asks_redo(const QKeyEvent& key) {
  return key.matches(QKeySequence::Redo) ||
         (key.key() == Qt::Key_Y && (key.modifiers() & ~Qt::KeypadModifier) == Qt::ControlModifier);
}

}  // namespace

bool SharedUndo::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return false;
  const QLineEdit* line = line_of(watched);
  if (line == nullptr) return false;
  const auto& key = *static_cast<QKeyEvent*>(event);
  const bool undo = key.matches(QKeySequence::Undo) && !line->isUndoAvailable();
  const bool redo = asks_redo(key) && !line->isRedoAvailable();
  // Under X11 a line takes Ctrl+E for its own end; here it is the ruling on paper.
  const bool sheet = key.key() == Qt::Key_E && key.modifiers() == Qt::ControlModifier;
  if (!undo && !redo && !sheet) return false;
  event->ignore();
  return true;
}

}  // namespace linesman
