#include "ui/panels/tab_order.h"

#include <QGroupBox>
#include <QLayout>
#include <QScrollArea>

namespace linesman {
namespace {

void collect(QWidget& widget, QWidgetList& found);

void collect(const QLayout& layout, QWidgetList& found) {
  for (int i = 0; i < layout.count(); ++i) {
    QLayoutItem* item = layout.itemAt(i);
    if (QWidget* widget = item->widget()) collect(*widget, found);
    if (const QLayout* inner = item->layout()) collect(*inner, found);
  }
}

// What takes the focus is a control of its own, whatever it is made of; only a box that can be ticked holds others.
void collect(QWidget& widget, QWidgetList& found) {
  const bool control = widget.focusPolicy() != Qt::NoFocus && widget.focusProxy() == nullptr;
  if (control) found << &widget;
  if (control && qobject_cast<QGroupBox*>(&widget) == nullptr) return;
  if (auto* scroll = qobject_cast<QScrollArea*>(&widget); scroll != nullptr && scroll->widget() != nullptr)
    return collect(*scroll->widget(), found);
  if (const QLayout* layout = widget.layout()) collect(*layout, found);
}

}  // namespace

QWidgetList controls_as_laid_out(QWidget& root) {
  QWidgetList found;
  if (const QLayout* layout = root.layout()) collect(*layout, found);
  return found;
}

void set_tab_order_as_laid_out(QWidget& root) {
  const QWidgetList controls = controls_as_laid_out(root);
  for (int i = 1; i < controls.size(); ++i) QWidget::setTabOrder(controls[i - 1], controls[i]);
}

QWidget* first_tab_stop(QWidget& root) {
  QWidgetList controls = controls_as_laid_out(root);
  if (root.focusProxy() != nullptr) controls.prepend(root.focusProxy());
  for (QWidget* control : controls)
    if (control->isVisible() && control->isEnabled() && (control->focusPolicy() & Qt::TabFocus) != 0) return control;
  return nullptr;
}

}  // namespace linesman
