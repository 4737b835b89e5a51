#include "ui/panels/fields/field_editor.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "base/text.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "files/json.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {

FieldEditor::FieldEditor(const Field& field, QWidget* parent)
    : QWidget(parent), field_(field), complaint_(new PlainLabel(this)), row_(new QWidget(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(row_);
  layout->addWidget(complaint_);
  auto* row = new QHBoxLayout(row_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  complaint_->setWordWrap(true);
  complaint_->setForegroundRole(QPalette::Link);
  complaint_->hide();
  setToolTip(as_plain(QString::fromStdString(field.help)));
}

void FieldEditor::set_control(QWidget* control) {
  control->setAccessibleName(title_of(field_));
  control->setAccessibleDescription(QString::fromStdString(field_.help));
  row_->layout()->addWidget(control);
  setFocusProxy(control);
  if (!can_be_picked()) return;
  auto* pick = new QToolButton(row_);
  pick->setIcon(icon_named("pick"));
  pick->setToolTip(tr("Pick on the table"));
  pick->setAccessibleName(tr("Pick %1 on the table").arg(title_of(field_)));
  connect(pick, &QToolButton::clicked, this, [this] { emit pick_asked(this); });
  row_->layout()->addWidget(pick);
}

bool FieldEditor::can_be_picked() const {
  return field_.type == FieldType::feature || field_.type == FieldType::piece || field_.type == FieldType::unit ||
         field_.type == FieldType::point;
}

void FieldEditor::take_pick(const Value& value) {
  show_value(value, field_.fallback);
  offer(value);
}

QString FieldEditor::fallback_text(const Value& fallback) const {
  if (fallback.is_null()) return tr("not given");
  return QString("%1 (%2)").arg(text_for_person(field_, fallback), origin_.isEmpty() ? tr("usual") : origin_);
}

void FieldEditor::show_value(const Value& value, const Value& fallback, const QString& origin) {
  origin_ = origin;
  complaint_->hide();
  const QSignalBlocker quiet(this);
  show_content(value, fallback);
}

void FieldEditor::offer(const Value& value) {
  if (!value.is_null()) {
    const auto checked = check_field(field_, value, "");
    if (!checked) return refuse(spoken(checked.problem().reason));
  }
  complaint_->hide();
  emit edited(value);
}

void FieldEditor::refuse(const QString& sentence) {
  complaint_->setText(sentence);
  complaint_->show();
}

}  // namespace linesman
