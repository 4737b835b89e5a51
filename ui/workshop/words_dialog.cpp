#include "ui/workshop/words_dialog.h"

#include <QDialogButtonBox>
#include <QStyledItemDelegate>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include "drawing/report/spoken.h"
#include "drawing/report/translation.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

/// A title of the ruleset, or the words for a figure, "Movement, slow, open".
QString said_title(const std::string& title, const std::string& context) {
  if (const std::string said = wording_in_language()(title, context); said != title)
    return QString::fromStdString(said);
  QStringList parts = QString::fromStdString(title).split(QStringLiteral(", "));
  for (QString& part : parts) part = spoken(part.toStdString());
  return parts.join(QStringLiteral(", "));
}

enum WordColumn { USUAL, OURS, WORD_COLUMNS };
constexpr int THING = Qt::UserRole;

QString part_name(const std::string& part) {
  if (part == "actions") return WordsDialog::tr("Actions");
  if (part == "traits") return WordsDialog::tr("Traits of models");
  if (part == "status") return WordsDialog::tr("Statuses");
  if (part == "options") return WordsDialog::tr("Options");
  if (part == "dice") return WordsDialog::tr("Dice");
  return part == "clauses" ? WordsDialog::tr("Rules") : WordsDialog::tr("Figures");
}

/// Only the players' own word can be typed.
class OwnWord : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const bool thing = index.siblingAtColumn(USUAL).data(THING).isValid();
    return index.column() == OURS && thing ? QStyledItemDelegate::createEditor(parent, option, index) : nullptr;
  }
};

}  // namespace

WordsDialog::WordsDialog(const RulesetData& usual, const Value& words, QWidget* parent)
    : QDialog(parent), things_(named_things(usual)), search_(new QLineEdit(this)), sheet_(new QTreeWidget(this)) {
  setWindowTitle(tr("Your own words"));
  resize(720, 560);
  auto* help = new PlainLabel(
      tr("Type what your rulebook calls it. Every page and print then says so; files stay the same."), this);
  help->setWordWrap(true);
  search_->setPlaceholderText(tr("Search the words"));
  search_->setAccessibleName(tr("Search the words"));
  sheet_->setAccessibleName(tr("Words of the ruleset"));
  sheet_->setHeaderLabels({tr("The ruleset says"), tr("You say")});
  sheet_->setColumnWidth(USUAL, 330);
  sheet_->setAlternatingRowColors(true);
  sheet_->setItemDelegate(new OwnWord(sheet_));
  sheet_->setEditTriggers(QTreeWidget::DoubleClicked | QTreeWidget::EditKeyPressed | QTreeWidget::AnyKeyPressed);
  QTreeWidgetItem* part = nullptr;
  for (std::size_t i = 0; i < things_.size(); ++i) {
    const NamedThing& thing = things_[i];
    if (i == 0 || things_[i - 1].part != thing.part) {
      part = new QTreeWidgetItem(sheet_, {part_name(thing.part)});
      part->setExpanded(true);
    }
    auto* item = new QTreeWidgetItem(part, {said_title(thing.title, context_of(usual.terms))});
    item->setData(USUAL, THING, static_cast<qulonglong>(i));
    item->setText(OURS, QString::fromStdString(std::string(words[thing.part][thing.name].text().value_or(""))));
    item->setFlags(item->flags() | Qt::ItemIsEditable);
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(help);
  layout->addWidget(search_);
  layout->addWidget(sheet_, 1);
  layout->addWidget(buttons);
  connect(search_, &QLineEdit::textChanged, this, &WordsDialog::search);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void WordsDialog::search(const QString& words) {
  for (int i = 0; i < sheet_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* part = sheet_->topLevelItem(i);
    bool any = false;
    for (int j = 0; j < part->childCount(); ++j) {
      const QTreeWidgetItem& item = *part->child(j);
      const bool found =
          item.text(USUAL).contains(words, Qt::CaseInsensitive) || item.text(OURS).contains(words, Qt::CaseInsensitive);
      part->child(j)->setHidden(!found);
      any |= found;
    }
    part->setHidden(!any);
  }
}

Value WordsDialog::words() const {
  Value words = Value::empty_object();
  for (QTreeWidgetItemIterator it(sheet_); *it != nullptr; ++it) {
    const QVariant number = (*it)->data(USUAL, THING);
    const std::string ours = (*it)->text(OURS).trimmed().toStdString();
    if (!number.isValid() || ours.empty()) continue;
    const NamedThing& thing = things_.at(number.toULongLong());
    if (ours != thing.title) words = words.with(thing.part, words[thing.part].with(thing.name, ours));
  }
  return words;
}

}  // namespace linesman
