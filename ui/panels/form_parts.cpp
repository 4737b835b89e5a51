#include "ui/panels/form_parts.h"

#include <QVBoxLayout>

#include "drawing/picture/plain_text.h"

namespace linesman {

NumberEdit* figure_edit(const QString& name, QWidget* parent) {
  auto* edit = new NumberEdit(parent);
  edit->setAccessibleName(name);
  edit->setToolTip(as_plain(name));
  return edit;
}

QHBoxLayout* side_by_side(QWidget* first, QWidget* second) {
  auto* row = new QHBoxLayout;
  row->addWidget(first);
  row->addWidget(second);
  return row;
}

QGroupBox* boxed(const QString& title, QWidget* content, QWidget* parent) {
  auto* box = new QGroupBox(title, parent);
  auto* layout = new QVBoxLayout(box);
  layout->addWidget(content);
  layout->setContentsMargins(6, 4, 6, 6);
  return box;
}

}  // namespace linesman
