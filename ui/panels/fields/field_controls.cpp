// The controls for each type of field.
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStandardItemModel>

#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "files/json.h"
#include "ui/panels/fields/field_editor.h"
#include "ui/panels/fields/list_editor.h"
#include "ui/panels/fields/number_edit.h"

namespace linesman {
namespace {

class TruthEditor : public FieldEditor {
 public:
  TruthEditor(const Field& field, QWidget* parent) : FieldEditor(field, parent), box_(new QCheckBox(this)) {
    set_control(box_);
    connect(box_, &QCheckBox::clicked, this, [this](bool on) { offer(on == fallback_ ? Value() : Value(on)); });
  }

 private:
  void show_content(const Value& value, const Value& fallback) override {
    fallback_ = fallback.boolean().value_or(false);
    box_->setChecked(value.boolean().value_or(fallback_));
  }
  QCheckBox* box_;
  bool fallback_ = false;
};

class ChoiceEditor : public FieldEditor {
 public:
  ChoiceEditor(const Field& field, QWidget* parent) : FieldEditor(field, parent), box_(new QComboBox(this)) {
    set_control(box_);
    box_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    box_->setMinimumContentsLength(8);
    box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(box_, &QComboBox::activated, this, [this](int index) {
      const std::string chosen = box_->itemData(index).toString().toStdString();
      offer(chosen.empty() ? Value() : Value(chosen));
    });
  }

 private:
  void show_content(const Value& value, const Value& fallback) override {
    box_->clear();
    box_->addItem(fallback_text(fallback), QString());
    for (const std::string& choice : field().choices) {
      if (Value(choice) == fallback) continue;
      box_->addItem(text_for_person(field(), Value(choice)), QString::fromStdString(choice));
    }
    const std::string text(value.text().value_or(""));
    const int index = value == fallback ? 0 : box_->findData(QString::fromStdString(text));
    if (index < 0) box_->addItem(QString::fromStdString(text), QString::fromStdString(text));
    box_->setCurrentIndex(index < 0 ? box_->count() - 1 : index);
  }
  QComboBox* box_;
};

class NumberEditor : public FieldEditor {
 public:
  NumberEditor(const Field& field, QWidget* parent) : FieldEditor(field, parent), edit_(new NumberEdit(this)) {
    set_control(edit_);
    edit_->set_whole(field.type == FieldType::whole);
    edit_->set_range(field.least, field.most);
    connect(edit_, &NumberEdit::committed, this, &NumberEditor::commit);
  }

 private:
  void commit() {
    const auto number = edit_->number();
    if (edit_->holds_text_that_is_none()) return refuse(tr("This is not a number."));
    if (!number) return offer({});
    const auto whole = Value(*number).whole();
    offer(whole ? Value(*whole) : Value(*number));
  }
  void show_content(const Value& value, const Value& fallback) override {
    edit_->set_number(value.number());
    edit_->setPlaceholderText(fallback.is_null() ? tr("not given") : text_for_person(field(), fallback));
  }
  NumberEdit* edit_;
};

class TextEditor : public FieldEditor {
 public:
  TextEditor(const Field& field, QWidget* parent) : FieldEditor(field, parent), edit_(new QLineEdit(this)) {
    set_control(edit_);
    connect(edit_, &QLineEdit::editingFinished, this, &TextEditor::commit);
  }

 private:
  void commit() {
    if (edit_->text() == shown_) return;
    shown_ = edit_->text();
    const std::string typed = edit_->text().trimmed().toStdString();
    if (typed.empty()) return offer({});
    if (field().type != FieldType::list) return offer(Value(typed));
    auto parsed = parse_json(typed, {});
    if (!parsed) return refuse(spoken(parsed.problem()));
    offer(*parsed);
  }
  void show_content(const Value& value, const Value&) override {
    shown_ = value.is_null() ? QString()
                             : QString::fromStdString(value.is_text() ? std::string(*value.text()) : write_json(value));
    edit_->setText(shown_);
    edit_->setPlaceholderText(field().type == FieldType::list ? tr("a JSON list") : tr("not given"));
  }
  QLineEdit* edit_;
  QString shown_;
};

/// Names something of the game: a list to choose from that can be typed in.
class ThingEditor : public FieldEditor {
 public:
  ThingEditor(const Field& field, QWidget* parent) : FieldEditor(field, parent), box_(new QComboBox(this)) {
    box_->setEditable(true);
    box_->setInsertPolicy(QComboBox::NoInsert);
    box_->setModel(&things_);
    box_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    box_->setMinimumContentsLength(8);
    box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box_->completer()->setCompletionMode(QCompleter::PopupCompletion);
    box_->completer()->setFilterMode(Qt::MatchContains);
    box_->lineEdit()->setPlaceholderText(tr("nothing"));
    set_control(box_);
    connect(box_, &QComboBox::activated, this, &ThingEditor::commit);
    connect(box_->lineEdit(), &QLineEdit::editingFinished, this, &ThingEditor::commit);
  }

  void set_game(const Game& game) override {
    const bool pieces = field().type == FieldType::piece || field().type == FieldType::id;
    const bool units = field().type == FieldType::unit || field().type == FieldType::id;
    const bool features = field().type == FieldType::feature || field().type == FieldType::id;
    const bool known = things_.rowCount() > 0 && seen_.terrain_ptr() == game.terrain_ptr() &&
                       &seen_.units() == &game.units() && (!pieces || &seen_.pieces() == &game.pieces());
    if (known) return;
    seen_ = game;
    const QString shown = box_->currentText();
    things_.clear();
    add({}, {});
    if (units)
      for (const Unit& unit : game.units()) add(unit.id, unit.name);
    if (pieces)
      for (const auto& piece : game.pieces()) add(piece->id, piece->name);
    if (features)
      for (const Feature& feature : game.terrain()) add(feature.id, feature.name);
    box_->setEditText(shown);
  }

 private:
  void add(const std::string& id, const std::string& name) {
    const QString shown = name.empty()
                              ? QString::fromStdString(id)
                              : QString("%1 (%2)").arg(QString::fromStdString(name), QString::fromStdString(id));
    auto* item = new QStandardItem(shown);
    item->setData(QString::fromStdString(id), Qt::UserRole);
    things_.appendRow(item);
  }

  void commit() {
    const QString typed = box_->currentText().trimmed();
    if (typed == shown_) return;
    shown_ = typed;
    const int index = box_->findText(typed, Qt::MatchFixedString);
    const QString id = index >= 0 ? box_->itemData(index).toString() : typed;
    if (!typed.isEmpty() && box_->findData(id) < 0) return refuse(tr("“%1” is not on this table.").arg(typed));
    offer(id.isEmpty() ? Value() : Value(id.toStdString()));
  }

  void show_content(const Value& value, const Value&) override {
    const QString id = QString::fromStdString(std::string(value.text().value_or("")));
    const int index = box_->findData(id);
    if (index >= 0)
      box_->setCurrentIndex(index);
    else
      box_->setEditText(id);
    box_->lineEdit()->setCursorPosition(0);
    shown_ = box_->currentText();
  }

  QComboBox* box_;
  QStandardItemModel things_;
  Game seen_;  ///< whose things are in the list: making it anew costs time in a game with thousands of pieces
  QString shown_;
};

class PointEditor : public FieldEditor {
 public:
  PointEditor(const Field& field, QWidget* parent) : FieldEditor(field, parent) {
    auto* both = new QWidget(this);
    auto* layout = new QHBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    for (NumberEdit*& edit : edits_) {
      edit = new NumberEdit(both);
      layout->addWidget(edit);
      connect(edit, &NumberEdit::committed, this, &PointEditor::commit);
    }
    both->setFocusProxy(edits_[0]);
    set_control(both);
    edits_[0]->setPlaceholderText(tr("x"));
    edits_[1]->setPlaceholderText(tr("y"));
    PointEditor::set_unit(LengthUnit::inch);
  }

  void set_unit(LengthUnit unit) override {
    const bool inches = unit == LengthUnit::inch;
    for (NumberEdit* edit : edits_) edit->set_length_unit(unit);
    edits_[0]->setAccessibleName(
        (inches ? tr("%1: inches from the west edge") : tr("%1: centimetres from the west edge"))
            .arg(title_of(field())));
    edits_[1]->setAccessibleName(
        (inches ? tr("%1: inches from the south edge") : tr("%1: centimetres from the south edge"))
            .arg(title_of(field())));
  }

 private:
  void commit() {
    const auto x = edits_[0]->number();
    const auto y = edits_[1]->number();
    if (x && y) return offer(Value(Value::Array{*x, *y}));
    if (edits_[0]->text().isEmpty() && edits_[1]->text().isEmpty()) return offer({});
    if (edits_[0]->holds_text_that_is_none() || edits_[1]->holds_text_that_is_none())
      refuse(tr("A point is two numbers."));
  }
  void show_content(const Value& value, const Value&) override {
    edits_[0]->set_number(value[std::size_t{0}].number());
    edits_[1]->set_number(value[std::size_t{1}].number());
  }
  NumberEdit* edits_[2] = {};
};

}  // namespace

FieldEditor* make_field_editor(const Field& field, QWidget* parent) {
  switch (field.type) {
    case FieldType::boolean: return new TruthEditor(field, parent);
    case FieldType::choice: return new ChoiceEditor(field, parent);
    case FieldType::number:
    case FieldType::whole:
    case FieldType::heading: return new NumberEditor(field, parent);
    case FieldType::feature:
    case FieldType::piece:
    case FieldType::unit:
    case FieldType::id: return new ThingEditor(field, parent);
    case FieldType::point: return new PointEditor(field, parent);
    case FieldType::list:
      if (!field.members.empty()) return new ListEditor(field, parent);
      break;
    case FieldType::text: break;
  }
  return new TextEditor(field, parent);
}

}  // namespace linesman
