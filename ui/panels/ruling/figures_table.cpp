#include "ui/panels/ruling/figures_table.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include "base/text.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "files/json.h"
#include "rules/conditions.h"

namespace linesman {

namespace {

// A figure's value as JSON text, and the words and titles to choose from.
enum FigureRole { JSON = FigureDelegate::FIGURE + 1, WORDS, TITLES };

/// What typed text is as a value of the type that was there; a Problem when it is none.
Result<Value> typed(const QString& text, const Value& old) {
  const std::string words = text.trimmed().toStdString();
  if (old.is_text()) return words.empty() ? Result<Value>(Problem{"", "must not be empty"}) : Value(words);
  if (old.is_array() || old.is_object()) return parse_json(words, {});
  // A decimal comma is what many players type.
  const auto number = parse_number(text.trimmed().replace(',', '.').toStdString());
  if (!number) return Problem{"", "\"" + words + "\" is not a number"};
  const auto whole = Value(*number).whole();
  return whole ? Value(*whole) : Value(*number);
}

}  // namespace

void FigureDelegate::set_figure(QTreeWidgetItem& item, int column, const Value& value,
                                const std::vector<std::string>& choices, const Field* field) {
  QStringList words;
  QStringList titles;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    words << QString::fromStdString(write_json(Value(choices[i])));
    titles << QString::fromStdString(field != nullptr ? field->choice_titles.at(i) : choices[i]);
  }
  if (value.is_bool()) {
    words = {"true", "false"};
    titles = {tr("yes"), tr("no")};
  }
  item.setData(column, JSON, QString::fromStdString(write_json(value)));
  item.setData(column, WORDS, words);
  item.setData(column, TITLES, titles);
}

QWidget* FigureDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
  const QStringList words = index.data(WORDS).toStringList();
  if (words.isEmpty()) {
    auto* edit = new QLineEdit(parent);
    edit->setFrame(false);
    return edit;
  }
  auto* box = new QComboBox(parent);
  for (qsizetype i = 0; i < words.size(); ++i) box->addItem(index.data(TITLES).toStringList().at(i), words.at(i));
  // A choice is made when it is picked; who leaves the box otherwise changes nothing.
  connect(box, &QComboBox::activated, this, [this, box] {
    auto* self = const_cast<FigureDelegate*>(this);
    emit self->commitData(box);
    emit self->closeEditor(box);
  });
  return box;
}

void FigureDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  if (auto* box = qobject_cast<QComboBox*>(editor)) return box->setCurrentIndex(box->findData(index.data(JSON)));
  auto* edit = qobject_cast<QLineEdit*>(editor);
  const auto value = parse_json(index.data(JSON).toString().toStdString(), {});
  const bool plain = value && value->is_text();
  edit->setText(plain ? QString::fromStdString(std::string(*value->text())) : index.data(JSON).toString());
  edit->selectAll();
}

void FigureDelegate::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const {
  const auto old = parse_json(index.data(JSON).toString().toStdString(), {});
  if (!old) return;
  const auto* box = qobject_cast<QComboBox*>(editor);
  const auto value = box != nullptr ? parse_json(box->currentData().toString().toStdString(), {})
                                    : typed(qobject_cast<QLineEdit*>(editor)->text(), *old);
  if (!value) {
    emit refused(spoken(value.problem()));
    return;
  }
  emit given(index.data(FIGURE).toULongLong(), *value);
}

namespace {

enum FigureColumn { NAME, USUAL, OURS, UNIT, FIGURE_COLUMNS };

QString text(const std::string& words) { return QString::fromStdString(words); }

/// "Movement, standard": each word of it.
QString said_title(const std::string& title) {
  QStringList words;
  for (const QString& word : text(title).split(QStringLiteral(", "))) words << spoken(word.toStdString());
  return words.join(QStringLiteral(", "));
}

QString part_title(const std::string& part) {
  if (part == "ratings") return FiguresTable::tr("Ratings of the terrain");
  if (part == "defaults") return FiguresTable::tr("Usual values");
  return FiguresTable::tr("Figures");
}

/// What a player may want to know of it: its field's help, or the clauses that say it.
QString help_of(const RulesetData& data, const FigurePath& path) {
  if (const Field* field = field_of_figure(data, path); field != nullptr && !field->help.empty())
    return text(field->help);
  QStringList clauses;
  for (const std::string& clause : clauses_saying(data, path)) clauses << text(clause);
  return clauses.join('\n');
}

QString unit_of(const RulesetData& data, const FigurePath& path) {
  const Field* field = field_of_figure(data, path);
  return field != nullptr && field->type == FieldType::heading ? QString("°") : text(figure_unit(data, path));
}

bool holds(const QTreeWidgetItem& item, const QStringList& words) {
  const QString all = item.text(NAME) + '\n' + item.toolTip(NAME) + '\n' + item.text(UNIT);
  return std::all_of(words.begin(), words.end(),
                     [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

}  // namespace

FiguresTable::FiguresTable(QWidget* parent)
    : QWidget(parent),
      search_(new QLineEdit(this)),
      tree_(new QTreeWidget(this)),
      reset_(new QPushButton(tr("&Reset"), this)),
      reset_all_(new QPushButton(tr("Reset &all"), this)) {
  search_->setPlaceholderText(tr("Search the figures"));
  search_->setAccessibleName(tr("Search the figures"));
  search_->setClearButtonEnabled(true);
  tree_->setAccessibleName(tr("Figures of the ruleset"));
  tree_->setColumnCount(FIGURE_COLUMNS);
  tree_->setHeaderLabels({tr("Figure"), tr("Usual"), tr("Ours"), tr("Unit")});
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setSectionResizeMode(NAME, QHeaderView::Stretch);
  for (const int column : {USUAL, OURS, UNIT}) tree_->header()->setSectionResizeMode(column, QHeaderView::Interactive);
  tree_->setColumnWidth(OURS, 130);
  tree_->setColumnWidth(UNIT, 60);
  tree_->setAlternatingRowColors(true);
  tree_->setUniformRowHeights(true);
  tree_->setEditTriggers(QTreeWidget::NoEditTriggers);
  tree_->installEventFilter(this);
  auto* delegate = new FigureDelegate(tree_);
  tree_->setItemDelegateForColumn(OURS, delegate);
  reset_->setToolTip(tr("Back to the usual figure"));
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(search_, 1);
  buttons->addWidget(reset_);
  buttons->addWidget(reset_all_);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(buttons);
  layout->addWidget(tree_, 1);
  connect(search_, &QLineEdit::textChanged, this, &FiguresTable::search);
  connect(delegate, &FigureDelegate::given, this, &FiguresTable::agree);
  connect(delegate, &FigureDelegate::refused, this, &FiguresTable::refused);
  connect(tree_, &QTreeWidget::itemSelectionChanged, this, &FiguresTable::show_buttons);
  connect(tree_, &QTreeWidget::itemDoubleClicked, this, &FiguresTable::edit);
  connect(reset_, &QPushButton::clicked, this, &FiguresTable::reset_marked);
  connect(reset_all_, &QPushButton::clicked, this, &FiguresTable::reset_all);
}

void FiguresTable::show_figures(const RulesetData& usual, const Value& house_rules) {
  const bool same = usual_ == &usual;
  usual_ = &usual;
  house_rules_ = house_rules;
  figures_ = agreed_figures(usual, house_rules);
  if (!same) fill();
  for (QTreeWidgetItem* item : items_) show_figure(*item);
  show_buttons();
}

// Return begins to edit; it is not to reach the dialog, which takes it for its button.
bool FiguresTable::eventFilter(QObject* watched, QEvent* event) {
  if (watched != tree_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key != Qt::Key_Return && key != Qt::Key_Enter) return false;
  edit(tree_->currentItem());
  return true;
}

void FiguresTable::edit(QTreeWidgetItem* item) {
  if (item != nullptr && item->data(OURS, FigureDelegate::FIGURE).isValid()) tree_->editItem(item, OURS);
}

void FiguresTable::fill() {
  tree_->clear();
  items_.clear();
  std::map<std::string, QTreeWidgetItem*> parts;
  for (std::size_t i = 0; i < figures_.size(); ++i) {
    const FigurePath& path = figures_[i].path;
    QTreeWidgetItem*& part = parts[path.front()];
    if (part == nullptr) {
      part = new QTreeWidgetItem(tree_, {part_title(path.front())});
      part->setFirstColumnSpanned(true);
      part->setExpanded(true);
    }
    auto* item = new QTreeWidgetItem(part, {said_title(figure_title(*usual_, path))});
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    item->setData(OURS, FigureDelegate::FIGURE, static_cast<qulonglong>(i));
    item->setText(UNIT, unit_of(*usual_, path));
    const QString help = help_of(*usual_, path);
    for (int column = 0; column < FIGURE_COLUMNS; ++column) item->setToolTip(column, as_plain(help));
    items_.push_back(item);
  }
  search();
}

void FiguresTable::show_figure(QTreeWidgetItem& item) {
  const AgreedFigure& figure = figures_.at(item.data(OURS, FigureDelegate::FIGURE).toULongLong());
  const Field* field = field_of_figure(*usual_, figure.path);
  const bool changed = !(figure.usual == figure.ours);
  item.setText(USUAL, said_title(value_text(figure.usual, field)));
  item.setText(OURS, said_title(value_text(figure.ours, field)));
  FigureDelegate::set_figure(item, OURS, figure.ours, choices_of_figure(*usual_, figure.path), field);
  for (const int column : {NAME, OURS}) {
    QFont font = tree_->font();
    font.setBold(changed);
    item.setFont(column, font);
  }
  item.setForeground(OURS, changed ? palette().text() : palette().placeholderText());
}

void FiguresTable::search() {
  const QStringList words = search_->text().split(' ', Qt::SkipEmptyParts);
  for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* part = tree_->topLevelItem(i);
    bool any = false;
    for (int j = 0; j < part->childCount(); ++j) {
      const bool found = holds(*part->child(j), words);
      part->child(j)->setHidden(!found);
      any |= found;
    }
    part->setHidden(!any);
  }
}

void FiguresTable::agree(std::size_t figure, const Value& ours) {
  AgreedFigure& agreed = figures_.at(figure);
  if (agreed.ours == ours) return;
  agreed.ours = ours;
  house_rules_ = with_figure(house_rules_, agreed);
  show_figure(*items_.at(figure));
  show_buttons();
  emit edited(house_rules_);
}

void FiguresTable::reset_marked() {
  for (const QTreeWidgetItem* item : tree_->selectedItems()) {
    const QVariant figure = item->data(OURS, FigureDelegate::FIGURE);
    if (figure.isValid()) agree(figure.toULongLong(), figures_.at(figure.toULongLong()).usual);
  }
}

void FiguresTable::reset_all() {
  for (std::size_t i = 0; i < figures_.size(); ++i) figures_[i].ours = figures_[i].usual;
  // The players' words are no figures.
  const Value* words = house_rules_.find("words");
  house_rules_ = words != nullptr ? Value::empty_object().with("words", *words) : Value::empty_object();
  for (QTreeWidgetItem* item : items_) show_figure(*item);
  show_buttons();
  emit edited(house_rules_);
}

void FiguresTable::show_buttons() {
  const auto changed = [this](const QTreeWidgetItem* item) {
    const QVariant figure = item->data(OURS, FigureDelegate::FIGURE);
    return figure.isValid() && !(figures_.at(figure.toULongLong()).ours == figures_.at(figure.toULongLong()).usual);
  };
  const auto marked = tree_->selectedItems();
  reset_->setEnabled(std::any_of(marked.begin(), marked.end(), changed));
  reset_all_->setEnabled(house_rules_.size() > 0);
}

}  // namespace linesman
