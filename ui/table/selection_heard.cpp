#include "ui/table/selection_heard.h"

#include <QAccessible>

namespace linesman {

void let_hear(QWidget& table, PieceIndex selected) {
  if (!QAccessible::isActive()) return;
  for (const auto type : {QAccessible::Selection, QAccessible::Focus}) {
    if (type == QAccessible::Focus && !table.hasFocus()) continue;
    QAccessibleEvent event(&table, type);
    event.setChild(static_cast<int>(selected));
    QAccessible::updateAccessibility(&event);
  }
}

}  // namespace linesman
