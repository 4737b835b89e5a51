#include "ui/window/application.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QToolBar>
#include <QToolButton>
#include <new>

#include "base/check.h"
#include "ui/panels/dice/dice_box.h"
#include "ui/panels/dice/dice_entry.h"
#include "ui/window/commands/words.h"

namespace linesman {

bool GuardedApplication::notify(QObject* receiver, QEvent* event) {
  try {
    return QApplication::notify(receiver, event);
  } catch (const std::bad_alloc&) {
    reserve_.reset();
    fail(tr("There is not enough memory for this."));
  } catch (const std::exception& mistake) {
    fail(tr("Something went wrong: %1.").arg(QString::fromStdString(words_of(mistake))));
  }
  return true;
}

void GuardedApplication::fail(const QString& why) {
  if (rescuing_ || !rescue_) return;
  rescuing_ = true;
  try {
    rescue_(why);
    if (!reserve_) reserve_ = std::make_unique<char[]>(RESERVE);
  } catch (const std::exception&) {
    // Nothing is left to try; the next event may have more luck.
  }
  rescuing_ = false;
}

namespace {

using window::tr;

template <class T>
T* around(const QWidget& part) {
  for (QWidget* widget = part.parentWidget(); widget != nullptr; widget = widget->parentWidget())
    if (auto* found = qobject_cast<T*>(widget)) return found;
  return nullptr;
}

QString part_name(const QWidget& part) {
  if (qobject_cast<const QToolButton*>(&part) != nullptr) {
    if (const auto* line = qobject_cast<const QLineEdit*>(part.parentWidget()))
      return tr("Clear: %1").arg(line->accessibleName());
    if (part.objectName() == "qt_toolbar_ext_button" && around<QToolBar>(part) != nullptr) return tr("More");
    if (part.objectName() == "qt_menubar_ext_button") return tr("More");
  }
  if (qobject_cast<const QAbstractItemView*>(&part) != nullptr || qobject_cast<const QLineEdit*>(&part) != nullptr)
    if (const auto* box = around<QComboBox>(part)) return box->accessibleName();
  return {};
}

}  // namespace

bool NamedParts::eventFilter(QObject* watched, QEvent* event) {
  const bool appears = event->type() == QEvent::Polish || event->type() == QEvent::Show;
  if (!appears || !watched->isWidgetType()) return false;
  auto* part = static_cast<QWidget*>(watched);
  if (part->accessibleName().isEmpty())
    if (const QString name = part_name(*part); !name.isEmpty()) part->setAccessibleName(name);
  return false;
}

bool WheelFilter::eventFilter(QObject* watched, QEvent* event) {
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

DiceKeys::DiceKeys(QWidget& window, const QWidget& table, DiceEntry& dice)
    : QObject(&window), window_(window), table_(table), dice_(dice) {}

bool DiceKeys::takes_digits(const QWidget& control) const {
  if (control.property(TAKES_DIGITS).toBool()) return true;
  if (&control == &table_ || qobject_cast<const DieButton*>(&control) != nullptr) return true;
  if (const auto* box = qobject_cast<const QComboBox*>(&control)) return box->isEditable();
  if (const auto* text = qobject_cast<const QTextEdit*>(&control)) return !text->isReadOnly();
  return qobject_cast<const QLineEdit*>(&control) != nullptr ||
         qobject_cast<const QPlainTextEdit*>(&control) != nullptr ||
         qobject_cast<const QAbstractSpinBox*>(&control) != nullptr;
}

bool DiceKeys::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || !watched->isWidgetType()) return false;
  const auto& key = *static_cast<QKeyEvent*>(event);
  const bool digit = key.key() >= Qt::Key_1 && key.key() <= Qt::Key_9;
  const auto* control = static_cast<QWidget*>(watched);
  if (!digit || (key.modifiers() & ~Qt::KeypadModifier) != 0 || control->window() != &window_) return false;
  if (takes_digits(*control) || QApplication::activePopupWidget() != nullptr) return false;
  dice_.type(key.key() - Qt::Key_0);
  return true;
}

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

bool MenuLetters::eventFilter(QObject*, QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return false;
  if (qobject_cast<QMenu*>(QApplication::activePopupWidget()) == nullptr) return false;
  const auto& key = *static_cast<QKeyEvent*>(event);
  if ((key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0) return false;
  if (key.text().isEmpty() || !key.text().front().isLetterOrNumber()) return false;
  event->accept();
  return true;
}

}  // namespace linesman
