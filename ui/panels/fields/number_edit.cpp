#include "ui/panels/fields/number_edit.h"

#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"

namespace linesman {

NumberEdit::NumberEdit(QWidget* parent) : QLineEdit(parent) {
  setMinimumWidth(48);
  connect(this, &QLineEdit::returnPressed, this, &NumberEdit::commit);
}

void NumberEdit::set_range(std::optional<double> least, std::optional<double> most) {
  least_ = least;
  most_ = most;
}

void NumberEdit::set_length_unit(LengthUnit unit) {
  if (length_ == unit) return;
  length_ = unit;
  set_number(number_, decimals_);
}

QString NumberEdit::shown(double number, int decimals) const {
  return spoken(word(length_ ? length_figure(number, *length_, decimals) : number_text(number, decimals)));
}

void NumberEdit::set_number(std::optional<double> number, int decimals) {
  number_ = number;
  decimals_ = decimals;
  committed_ = number ? shown(*number, decimals) : QString();
  if (text() != committed_) setText(committed_);
}

std::optional<double> NumberEdit::number() const {
  // A decimal comma is what many players type.
  if (length_) return parse_length(text().toStdString(), *length_);
  const QString typed = text().trimmed().replace(',', '.');
  return typed.isEmpty() ? std::nullopt : parse_number(typed.toStdString());
}

bool NumberEdit::holds_text_that_is_none() const { return !text().trimmed().isEmpty() && !number(); }

// By itself a point would part a number in two.
void NumberEdit::mouseDoubleClickEvent(QMouseEvent*) { selectAll(); }

void NumberEdit::keyPressEvent(QKeyEvent* event) {
  const double size = !whole_ && event->modifiers().testFlag(Qt::ShiftModifier) ? 0.1 : 1;
  if (event->key() == Qt::Key_Up) return step(size);
  if (event->key() == Qt::Key_Down) return step(-size);
  if (event->key() == Qt::Key_Escape && text() != committed_) return setText(committed_);
  QLineEdit::keyPressEvent(event);
}

void NumberEdit::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  commit();
}

void NumberEdit::commit() {
  if (text() == committed_) return;
  committed_ = text();
  setText(committed_);  // what led here is no longer to be undone in the field: the game's own undo is next
  emit committed();
}

void NumberEdit::step(double by) {
  if (length_) by = inches_of(by, *length_);
  double next = number().value_or(by > 0 && least_ ? *least_ - by : 0) + by;
  if (whole_) next = std::round(next);
  next = std::max(next, least_.value_or(next));
  next = std::min(next, most_.value_or(next));
  setText(shown(next, decimals_));
  commit();
}

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
  layout->setContentsMargins(8, 4, 8, 8);
  return box;
}

}  // namespace linesman
