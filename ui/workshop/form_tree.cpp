#include "ui/workshop/form_tree.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QStyle>
#include <QTreeWidgetItemIterator>
#include <algorithm>

#include "base/text.h"
#include "chart/places.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "files/json.h"
#include "ui/workshop/known_names.h"

namespace linesman {

namespace {

enum FormColumn { MEMBER, VALUE, HELP, FORM_COLUMNS };
constexpr int ROW = Qt::UserRole;

bool has_parts(const chart::FormPlace& place, const Value& value) {
  return value.is_object() || place.form() == chart::Form::list || place.form() == chart::Form::table ||
         place.form() == chart::Form::pairs || place.form() == chart::Form::pair;
}

/// A value that is put together from its parts, and not typed.
bool is_put_together(const chart::FormPlace& place) {
  return place.form() == chart::Form::object || place.form() == chart::Form::table ||
         place.form() == chart::Form::list || place.form() == chart::Form::pairs || place.form() == chart::Form::pair;
}

std::string place_above(const std::string& pointer) { return pointer.substr(0, pointer.rfind('/')); }

}  // namespace

QString member_title(const std::string& name) {
  const QString words = QString::fromStdString(name).replace('_', ' ').replace('-', ' ');
  QString title = spoken(words.toStdString());
  if (!title.isEmpty()) title[0] = title[0].toUpper();
  return title;
}

FormTree::FormTree(QWidget* parent) : QTreeWidget(parent) {
  setColumnCount(FORM_COLUMNS);
  setHeaderLabels({tr("Part"), tr("Value"), tr("Meaning")});
  setAlternatingRowColors(true);
  setUniformRowHeights(true);
  setAccessibleName(tr("Form"));
  setEditTriggers(NoEditTriggers);
  setItemDelegateForColumn(VALUE, new FormDelegate(*this));
  setExpandsOnDoubleClick(false);
  connect(this, &QTreeWidget::itemDoubleClicked, this, &FormTree::begin);
  connect(this, &QTreeWidget::itemExpanded, this, [this](const QTreeWidgetItem* item) {
    if (const Row* row = row_of(item)) open_.insert(row->pointer);
  });
  connect(this, &QTreeWidget::itemCollapsed, this, [this](const QTreeWidgetItem* item) {
    if (const Row* row = row_of(item)) open_.erase(row->pointer);
  });
}

const FormTree::Row* FormTree::row_of(const QTreeWidgetItem* item) const {
  const QVariant number = item != nullptr ? item->data(MEMBER, ROW) : QVariant();
  return number.isValid() ? &rows_.at(number.toULongLong()) : nullptr;
}

void FormTree::show_place(const Value& chart, const std::string& pointer, const chart::FormPlace& place,
                          const std::vector<Problem>& mistakes, const std::set<std::string>& without) {
  const Row* current = row_of(currentItem());
  const std::string marked = current != nullptr ? current->pointer : current_;
  const int scrolled = verticalScrollBar()->value();
  chart_ = chart;
  shown_ = pointer;
  without_ = without;
  clear();  // rows are asked for while it goes through its items
  rows_.clear();
  add_members(invisibleRootItem(), place, chart::value_at(chart, pointer), pointer);
  mark(mistakes);
  if (!marked.empty()) go_to(marked);
  verticalScrollBar()->setValue(scrolled);
}

QTreeWidgetItem* FormTree::add_row(QTreeWidgetItem* above, Row row, const QString& title) {
  auto* item = new QTreeWidgetItem(above);
  item->setText(MEMBER, title);
  item->setText(VALUE, value_words(row.place, row.value, chart_));
  const bool is_kind = row.name == "kind" && row.value.is_text();
  item->setText(HELP, spoken(is_kind ? chart::kind_help(*row.value.text()) : row.place.help()));
  for (const int column : {VALUE, HELP}) item->setToolTip(column, as_plain(item->text(column)));
  item->setFlags(item->flags() | Qt::ItemIsEditable);
  const bool given = !row.value.is_null();
  if (!given) item->setForeground(MEMBER, palette().brush(QPalette::PlaceholderText));
  item->setForeground(HELP, palette().brush(QPalette::PlaceholderText));
  item->setData(MEMBER, ROW, static_cast<qulonglong>(rows_.size()));
  rows_.push_back(std::move(row));
  return item;
}

void FormTree::add_members(QTreeWidgetItem* above, const chart::FormPlace& place, const Value& value,
                           const std::string& pointer) {
  for (const std::string& name : place.members(value)) {
    if (pointer == shown_ && without_.contains(name)) continue;
    add_value(above, place.member(value, name), name, value[name], pointer_to(pointer, name),
              place.is_required(value, name));
  }
}

void FormTree::add_value(QTreeWidgetItem* above, const chart::FormPlace& place, const std::string& name,
                         const Value& value, const std::string& pointer, bool required) {
  QTreeWidgetItem* item = add_row(above, {Row::Role::value, pointer, name, place, value, required}, member_title(name));
  const bool is_amount =
      place.form() == chart::Form::setting && value.is_object() && !value.find("turn") && !value.find("member");
  if (place.form() == chart::Form::setting && !is_amount) return;
  if (has_parts(place, value)) add_parts(item, is_amount ? chart::FormPlace::amount() : place, value, pointer, name);
}

void FormTree::add_parts(QTreeWidgetItem* item, const chart::FormPlace& place, const Value& value,
                         const std::string& pointer, const std::string& name) {
  if (place.form() == chart::Form::list || place.form() == chart::Form::pairs) {
    for (std::size_t i = 0; i < value.items().size(); ++i)
      add_value(item, place.item(), std::to_string(i + 1), value[i], pointer_to(pointer, i), false);
    add_row(item, {Row::Role::new_item, pointer_to(pointer, value.size()), name, place.item(), {}, false}, tr("Add…"));
  } else if (place.form() == chart::Form::pair) {
    for (std::size_t i = 0; i < value.items().size(); ++i)
      add_value(item, place.part(i), place.part(i).title(), value[i], pointer_to(pointer, i), true);
  } else if (place.form() == chart::Form::table || (place.form() == chart::Form::as_written && value.is_object())) {
    for (const auto& [key, each] : value.members())
      add_value(item, place.member(value, key), key, each, pointer_to(pointer, key), false);
    add_row(item, {Row::Role::new_member, pointer, name, place, {}, false}, tr("Add…"));
  } else {
    add_members(item, place, value, pointer);
  }
  item->setExpanded(open_.contains(pointer));
}

void FormTree::unfold(const std::string& pointer) { open_.insert(pointer); }

void FormTree::mark(const std::vector<Problem>& mistakes) {
  for (const Problem& mistake : mistakes)
    for (QTreeWidgetItemIterator it(this); *it != nullptr; ++it) {
      const Row* row = row_of(*it);
      if (row->role != Row::Role::value || !(mistake.pointer + "/").starts_with(row->pointer + "/")) continue;
      (*it)->setIcon(MEMBER, style()->standardIcon(QStyle::SP_MessageBoxWarning));
      (*it)->setText(HELP, spoken(mistake.reason));
      (*it)->setForeground(HELP, palette().text());
      (*it)->setToolTip(HELP, as_plain(spoken(mistake.reason)));
    }
}

void FormTree::go_to(const std::string& pointer) {
  QTreeWidgetItem* nearest = nullptr;
  for (QTreeWidgetItemIterator it(this); *it != nullptr; ++it) {
    const Row* row = row_of(*it);
    if (row->role == Row::Role::value && (pointer + "/").starts_with(row->pointer + "/")) nearest = *it;
  }
  if (nearest == nullptr) return;
  for (QTreeWidgetItem* above = nearest->parent(); above != nullptr; above = above->parent()) above->setExpanded(true);
  setCurrentItem(nearest, VALUE);
  current_ = pointer;
}

std::string FormTree::removable() const {
  const Row* row = row_of(currentItem());
  if (row == nullptr || row->role != Row::Role::value || row->value.is_null() || row->required) return {};
  return row->pointer;
}

void FormTree::resizeEvent(QResizeEvent* event) {
  QTreeWidget::resizeEvent(event);
  setColumnWidth(MEMBER, std::clamp(width() / 4, 140, 190));
  setColumnWidth(VALUE, std::clamp(2 * width() / 5, 160, 320));
}

void FormTree::keyPressEvent(QKeyEvent* event) {
  const bool begins = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_F2;
  if (begins && currentItem() != nullptr && state() != EditingState) return begin(currentItem());
  if (event->key() == Qt::Key_Delete && !removable().empty()) {
    const std::string pointer = removable();
    emit edited(pointer, Value());
    return;
  }
  QTreeWidget::keyPressEvent(event);
}

namespace {

/// By their first parts.
Value sorted_pairs(const Value& pairs) {
  Value::Array all(pairs.items().begin(), pairs.items().end());
  std::stable_sort(all.begin(), all.end(), [](const Value& a, const Value& b) {
    return a[std::size_t{0}].number().value_or(0) < b[std::size_t{0}].number().value_or(0);
  });
  return all;
}

/// One more pair: behind the last, or where nothing may stand behind it, half-way to it.
Value next_pair(const Value& pairs, const chart::FormPlace& pair) {
  const std::size_t count = pairs.size();
  const auto begins = [&](std::size_t i) { return pairs[i][std::size_t{0}].number().value_or(0); };
  double from = count == 0 ? 0 : begins(count - 1) + 1;
  const auto most = pair.part(0).maximum();
  if (most && count == 0) from = *most;
  if (most && count > 0 && from > *most) from = (begins(count - 1) + (count > 1 ? begins(count - 2) : 0)) / 2;
  return Value::Array{from, count == 0 ? Value(1) : pairs[count - 1][std::size_t{1}]};
}

/// Where a rule has exactly one of several members, it loses the one that it had. Null for all else.
Value with_the_one(const Value& rule, const std::string& member, const Value& value) {
  const std::vector<std::string> ways = chart::just_one_of(rule["kind"].text().value_or(""));
  if (value.is_null() || std::find(ways.begin(), ways.end(), member) == ways.end()) return {};
  Value::Object members;
  for (const auto& [name, each] : rule.members())
    if (name == member || std::find(ways.begin(), ways.end(), name) == ways.end()) members.emplace_back(name, each);
  return Value(members).with(member, value);
}

/// A new option has a default at once, as it must.
Value with_default(const Value& chart, const std::string& pointer, const Value& option) {
  const Value made = chart::with_value(chart, pointer, option);
  const std::string key(option["key"].text().value_or(""));
  return chart::with_value(made, pointer_to("/defaults", key), false);
}

}  // namespace

// Showing the change makes the rows anew, and one of them is still at work.
void FormTree::give_soon(const Row& row, const Value& value) {
  QMetaObject::invokeMethod(
      this, [this, row, value] { give(row, value); }, Qt::QueuedConnection);
}

void FormTree::begin(QTreeWidgetItem* item) {
  const Row* row = row_of(item);
  if (row == nullptr) return;
  const bool has_name = !named_item(chart_, row->name, {}).is_null();
  const bool is_made = row->role == Row::Role::value ? row->value.is_null() && is_put_together(row->place)
                                                     : row->role == Row::Role::new_item && !has_name;
  const Row* last = item->childCount() > 0 ? row_of(item->child(item->childCount() - 1)) : nullptr;
  if (row->role == Row::Role::value && last != nullptr && last->role != Row::Role::value && is_made) {
    item->setExpanded(true);
    setCurrentItem(item->child(item->childCount() - 1), VALUE);
    return begin(currentItem());
  }
  if (is_made) {
    Value value = first_value(chart_, row->place, row->name);
    if (row->place.form() == chart::Form::pair)
      value = next_pair(chart::value_at(chart_, place_above(row->pointer)), row->place);
    return give_soon(*row, value);
  }
  if (row->role == Row::Role::value && is_put_together(row->place) && item->childCount() > 0)
    return item->setExpanded(!item->isExpanded());
  editItem(item, VALUE);
}

// An added part comes unfolded.
void FormTree::give(const Row& row, const Value& value) {
  std::string pointer = row.pointer;
  if (row.role == Row::Role::new_member) {
    const std::string key(value.text().value_or(""));
    if (key.empty()) return;
    pointer = pointer_to(row.pointer, key);
    open_.insert(row.pointer);
    current_ = pointer;
    setCurrentItem(nullptr);
    emit edited(pointer, first_value(chart_, row.place.member(Value::empty_object(), key), key));
    return;
  }
  if (row.role == Row::Role::new_item) {
    const std::string list = place_above(pointer);
    open_.insert(list);
    if (list == "/options" && shown_.empty()) {
      open_.insert(pointer);
      const Value options =
          chart::value_at(chart_, list).is_null() ? chart::with_value(chart_, list, Value::empty_array()) : chart_;
      return emit edited("", with_default(options, pointer, value));
    }
    // The first item makes the list.
    if (chart::value_at(chart_, list).is_null()) {
      open_.insert(pointer);
      return emit edited(list, Value::Array{value});
    }
  }
  if (value.is_object() || value.is_array()) open_.insert(pointer);
  if (row.role == Row::Role::new_item && row.place.form() == chart::Form::pair) {
    const std::string all = place_above(pointer);
    return emit edited(all, sorted_pairs(chart::value_at(chart::with_value(chart_, pointer, value), all)));
  }
  const std::string pairs = place_above(place_above(pointer));
  if (!row.place.title().empty() && chart::value_at(chart_, pairs).is_array()) {
    // Pairs ascend, whatever is typed; a part of one is not taken out.
    if (value.is_null()) return;
    return emit edited(pairs, sorted_pairs(chart::value_at(chart::with_value(chart_, pointer, value), pairs)));
  }
  const bool kind = row.name == "kind" && row.place.definition().empty() && value.is_text();
  const std::string rule = pointer.substr(0, pointer.rfind('/'));
  if (const Value swapped = with_the_one(chart::value_at(chart_, rule), row.name, value); !swapped.is_null())
    emit edited(rule, swapped);
  else if (kind)
    emit edited(rule, rule_of_kind(chart_, std::string(*value.text()), chart::value_at(chart_, rule)));
  else
    emit edited(pointer, value);
}

QWidget* FormDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
  const FormTree::Row* row = tree_.row_of(tree_.itemFromIndex(index));
  if (row == nullptr) return nullptr;
  using Role = FormTree::Row::Role;
  std::vector<OfferedValue> offered;
  if (row->role == Role::new_member)
    for (const std::string& key : offered_keys(tree_.chart_, row->name))
      offered.push_back({QString::fromStdString(key), Value(key)});
  else if (row->role == Role::value)
    offered = offered_values(tree_.chart_, row->place, row->name, row->value);
  if (offered.empty() || row->name == "title" || row->name == "text") {
    auto* edit = new QLineEdit(parent);
    if (row->role == Role::new_item) edit->setPlaceholderText(FormTree::tr("Its name"));
    return edit;
  }
  auto* box = new QComboBox(parent);
  box->setEditable(true);
  box->setInsertPolicy(QComboBox::NoInsert);
  box->setCompleter(nullptr);  // it would end a number with the words of a figure
  for (const OfferedValue& each : offered) box->addItem(each.words, QString::fromStdString(write_json(each.value)));
  // The list is as wide as its words, and shows all kinds of rule at once.
  constexpr int SHOWN = 20;
  box->setMaxVisibleItems(SHOWN);
  box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0) +
                               box->style()->pixelMetric(QStyle::PM_ScrollBarExtent));
  connect(box, &QComboBox::activated, this, [this, box] {
    auto* self = const_cast<FormDelegate*>(this);
    emit self->commitData(box);
    emit self->closeEditor(box);
  });
  return box;
}

void FormDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  const FormTree::Row* row = tree_.row_of(tree_.itemFromIndex(index));
  const bool adds = row->value.is_null() || row->role != FormTree::Row::Role::value;
  const QString text = adds ? QString() : value_words(row->place, row->value, tree_.chart_);
  if (auto* box = qobject_cast<QComboBox*>(editor)) {
    // The item that the field has is the chosen one, or the list would choose it when the field is left.
    box->setCurrentIndex(box->findText(text));
    box->setEditText(text);
    return box->lineEdit()->selectAll();
  }
  auto* edit = qobject_cast<QLineEdit*>(editor);
  edit->setText(text);
  edit->selectAll();
}

void FormDelegate::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const {
  const FormTree::Row* row = tree_.row_of(tree_.itemFromIndex(index));
  const auto* box = qobject_cast<QComboBox*>(editor);
  const QString text = box != nullptr ? box->currentText() : qobject_cast<QLineEdit*>(editor)->text();
  const bool adds = row->role != FormTree::Row::Role::value;
  if (text == (adds ? QString() : value_words(row->place, row->value, tree_.chart_))) return;
  const int chosen = box != nullptr ? box->findText(text) : -1;
  const bool is_named = row->role == FormTree::Row::Role::new_item;
  // An object is put together from its parts.
  if (is_put_together(row->place) && chosen < 0 && row->role == FormTree::Row::Role::value) return;
  const auto value = is_named      ? Result<Value>(named_item(tree_.chart_, row->name, text))
                     : chosen >= 0 ? parse_json(box->itemData(chosen).toString().toStdString(), {})
                     : row->role == FormTree::Row::Role::new_member
                         ? Result<Value>(Value(text.trimmed().toStdString()))
                         : typed_value(row->place, row->name, text, tree_.chart_);
  if (!value) {
    emit tree_.refused(spoken(value.problem()));
    return;
  }
  tree_.give_soon(*row, *value);
}

}  // namespace linesman
