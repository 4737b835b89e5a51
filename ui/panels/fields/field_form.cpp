#include "ui/panels/fields/field_form.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/words.h"
#include "ui/panels/widgets.h"

#include <algorithm>

namespace linesman {

FieldForm::FieldForm(QWidget* parent) : QWidget(parent), layout_(new QFormLayout(this)) {
  layout_->setContentsMargins(0, 0, 0, 0);
  layout_->setVerticalSpacing(4);
  layout_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  layout_->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

void FieldForm::set_fields(const std::vector<Field>& fields) {
  const bool same = std::equal(fields.begin(), fields.end(), editors_.begin(), editors_.end(),
                               [](const Field& field, const FieldEditor* editor) {
                                 const Field& old = editor->field();
                                 return field.key == old.key && field.type == old.type && field.title == old.title &&
                                        field.choices == old.choices;
                               });
  if (same) return;
  while (layout_->rowCount() > 0) layout_->removeRow(0);
  editors_.clear();
  for (const Field& field : fields) {
    FieldEditor* editor = make_field_editor(field, this);
    editor->set_unit(unit_);
    editors_.push_back(editor);
    auto* title = new PlainLabel(title_of(field), this);
    title->setBuddy(editor);
    title->setToolTip(as_plain(QString::fromStdString(field.help)));
    layout_->addRow(title, editor);
    if (explains_ && !field.help.empty()) {
      auto* help = new PlainLabel(QString::fromStdString(field.help), this);
      help->setWordWrap(true);
      help->setForegroundRole(QPalette::PlaceholderText);
      layout_->addRow(QString(), help);
    }
    connect(editor, &FieldEditor::edited, this,
            [this, key = field.key](const Value& value) { emit edited(key, value); });
    connect(editor, &FieldEditor::pick_asked, this, &FieldForm::pick_asked);
  }
}

void FieldForm::set_unit(LengthUnit unit) {
  unit_ = unit;
  for (FieldEditor* editor : editors_) editor->set_unit(unit);
}

void FieldForm::add_row(const QString& words, QWidget* control) {
  auto* title = new PlainLabel(words, this);
  title->setBuddy(control);
  layout_->addRow(title, control);
}

void FieldForm::set_game(const Game& game) {
  for (FieldEditor* editor : editors_) editor->set_game(game);
}

void FieldForm::show_values(const Value& object, const Value& defaults, const QString& origin) {
  for (FieldEditor* editor : editors_) {
    const std::string& key = editor->field().key;
    const Value* fallback = defaults.find(key);
    if (fallback != nullptr)
      editor->show_value(object[key], *fallback, origin);
    else
      editor->show_value(object[key], editor->field().fallback);
  }
}

std::vector<Field> fields_on(const std::vector<Field>& fields, FieldOwner owner) {
  std::vector<Field> found;
  std::copy_if(fields.begin(), fields.end(), std::back_inserter(found), [&](const Field& field) {
    return std::find(field.owners.begin(), field.owners.end(), owner) != field.owners.end();
  });
  return found;
}

}  // namespace linesman
