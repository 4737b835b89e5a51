#include "ui/window/named_parts.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QToolBar>
#include <QToolButton>

#include "ui/window/words.h"

namespace linesman {

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
  }
  if (qobject_cast<const QAbstractItemView*>(&part) != nullptr)
    if (const auto* box = around<QComboBox>(part)) return box->accessibleName();
  return {};
}

}  // namespace

bool NamedParts::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Polish || !watched->isWidgetType()) return false;
  auto* part = static_cast<QWidget*>(watched);
  if (part->accessibleName().isEmpty())
    if (const QString name = part_name(*part); !name.isEmpty()) part->setAccessibleName(name);
  return false;
}

}  // namespace linesman
