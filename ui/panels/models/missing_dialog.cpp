#include "ui/panels/models/missing_dialog.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>
#include <algorithm>

#include "drawing/picture/plain_text.h"
#include "ui/panels/widgets.h"

namespace linesman {

MissingDialog::MissingDialog(const QString& model, const std::vector<MissingTrait>& fields, const Game& game,
                             QWidget* parent)
    : QDialog(parent), fields_(fields), form_(new FieldForm(this)) {
  setWindowTitle(as_title(model));
  auto* hint = new PlainLabel(tr("The rules need to know more about %1.").arg(model), this);
  hint->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(hint);
  layout->addWidget(form_);
  layout->addWidget(buttons);
  std::vector<Field> shown;
  for (const MissingTrait& missing : fields_) {
    shown.push_back(missing.field);
    take(missing.field.key, plausible_value(missing.field));
  }
  form_->set_fields(shown);
  form_->set_game(game);
  Value all = traits_;
  for (const auto& [key, value] : status_.members()) all = all.with(key, value);
  form_->show_values(all);
  connect(form_, &FieldForm::edited, this, &MissingDialog::take);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void MissingDialog::take(const std::string& key, const Value& value) {
  for (const MissingTrait& missing : fields_) {
    if (missing.field.key != key) continue;
    Value& object = missing.in_status ? status_ : traits_;
    object = value.is_null() ? object.without(key) : object.with(key, value);
  }
}

Value plausible_value(const Field& field) {
  if (!field.fallback.is_null()) return field.fallback;
  if (!field.choices.empty()) return field.choices.front();
  if (field.type == FieldType::boolean) return false;
  if (field.type == FieldType::text) return "";
  const double least = field.least.value_or(0) + (field.above_least ? 1 : 0);
  return field.type == FieldType::number ? Value(least) : Value(static_cast<std::int64_t>(least));
}

}  // namespace linesman
