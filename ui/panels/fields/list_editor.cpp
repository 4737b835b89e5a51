#include "ui/panels/fields/list_editor.h"

#include <QHBoxLayout>
#include <algorithm>

#include "drawing/report/words.h"
#include "ui/panels/icons.h"

namespace linesman {

ListEditor::ListEditor(const Field& field, QWidget* parent) : FieldEditor(field, parent) {
  auto* all = new QWidget(this);
  auto* layout = new QVBoxLayout(all);
  layout->setContentsMargins(0, 0, 0, 0);
  items_layout_ = new QVBoxLayout;
  layout->addLayout(items_layout_);
  add_ = new QToolButton(all);
  add_->setIcon(icon_named("add"));
  add_->setToolTip(tr("Add"));
  add_->setAccessibleName(tr("%1: add").arg(title_of(field)));
  layout->addWidget(add_);
  all->setFocusProxy(add_);
  set_control(all);
  connect(add_, &QToolButton::clicked, this, [this] {
    add_item(Value::empty_object());
    items_.back().form->setFocus();
  });
}

void ListEditor::set_game(const Game& game) {
  game_ = game;
  for (const Item& item : items_) item.form->set_game(game);
}

void ListEditor::add_item(const Value& object) {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  auto* form = new FieldForm(box);
  form->set_fields(field().members);
  form->set_game(game_);
  form->show_values(object);
  row->addWidget(form, 1);
  auto* remove = new QToolButton(box);
  remove->setIcon(icon_named("remove"));
  remove->setToolTip(tr("Remove"));
  remove->setAccessibleName(tr("%1: remove").arg(title_of(field())));
  row->addWidget(remove, 0, Qt::AlignTop);
  items_layout_->addWidget(box);
  items_.push_back({box, form, object});
  connect(remove, &QToolButton::clicked, this, [this, box] { remove_item(box); });
  connect(form, &FieldForm::edited, this,
          [this, box](const std::string& key, const Value& value) { edit_item(box, key, value); });
  connect(form, &FieldForm::pick_asked, this, &FieldEditor::pick_asked);
}

void ListEditor::remove_item(QWidget* box) {
  std::erase_if(items_, [&](const Item& item) { return item.box == box; });
  box->deleteLater();
  box->hide();
  add_->setFocus();
  give();
}

void ListEditor::edit_item(QWidget* box, const std::string& key, const Value& value) {
  for (Item& item : items_)
    if (item.box == box) item.object = value.is_null() ? item.object.without(key) : item.object.with(key, value);
  give();
}

bool ListEditor::is_whole(const Item& item) const {
  return std::all_of(field().members.begin(), field().members.end(),
                     [&](const Field& member) { return item.object.find(member.key) != nullptr; });
}

Value ListEditor::whole_items() const {
  Value::Array whole;
  for (const Item& item : items_)
    if (is_whole(item)) whole.push_back(item.object);
  return Value(std::move(whole));
}

void ListEditor::give() {
  const Value whole = whole_items();
  offer(whole.size() == 0 ? Value() : whole);
}

// What waits to become whole stays, and so does the focus in it.
void ListEditor::show_content(const Value& value, const Value&) {
  const Value whole = whole_items();
  if (whole == value || (whole.size() == 0 && value.is_null())) return;
  for (const Item& item : items_) item.box->deleteLater();
  items_.clear();
  if (!value.is_array()) return;
  for (const Value& object : value.items()) add_item(object);
}

}  // namespace linesman
