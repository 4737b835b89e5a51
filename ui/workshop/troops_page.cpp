#include "ui/workshop/troops_page.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QRegularExpression>
#include <QVBoxLayout>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "ui/panels/widgets.h"
#include "ui/workshop/form_tree.h"

namespace linesman {

namespace {

/// A cell as it may be typed in the language of the window: "voll" is "full".
std::string english_cell(const QString& typed) {
  static const QRegularExpression comma(QStringLiteral("(\\d),(\\d)"));
  const QString words = typed.trimmed().replace(comma, QStringLiteral("\\1.\\2"));
  for (const char* word : {"full", "half", "third", "quarter", "no", "stop"})
    if (words.compare(spoken(word), Qt::CaseInsensitive) == 0) return word;
  const QString at_most = spoken("at most 7").remove("7").trimmed();
  if (words.startsWith(at_most, Qt::CaseInsensitive))
    return "at most " + words.mid(at_most.size()).trimmed().toStdString();
  return words.toStdString();
}

/// The same the other way: "x 1,5" where a decimal has a comma.
QString with_commas(QString words) {
  static const QRegularExpression point(QStringLiteral("(\\d)\\.(\\d)"));
  return writes_decimal_comma() ? words.replace(point, QStringLiteral("\\1,\\2")) : words;
}

QString trait_title(const Value& chart, const std::string& key) {
  for (const Value& trait : chart["traits"].items())
    if (trait["key"].text() == key) return QString::fromStdString(std::string(trait["title"].text().value_or(key)));
  return QString::fromStdString(key);
}

}  // namespace

TroopsPage::TroopsPage(ChartDraft& draft, QWidget* parent)
    : QWidget(parent), draft_(draft), traits_(new QComboBox(this)), table_(new QTableWidget(this)) {
  auto* layout = new QVBoxLayout(this);
  auto* head = new QHBoxLayout;
  auto* label = new PlainLabel(tr("Rows are the values of:"), this);
  label->setBuddy(traits_);
  head->addWidget(label);
  head->addWidget(traits_);
  head->addStretch(1);
  layout->addLayout(head);
  auto* help = new PlainLabel(tr("Type full, half, third, x 1.5, no, stop, at most 6, +2 or -1. Each cell is a rule. "
                                 "An asterisk marks further rules in the list."),
                              this);
  help->setWordWrap(true);
  layout->addWidget(help);
  layout->addWidget(table_, 1);
  traits_->setAccessibleName(tr("Trait of the rows"));
  table_->setAccessibleName(tr("Troops by ground"));
  connect(traits_, &QComboBox::activated, this, &TroopsPage::refresh);
  connect(&draft_, &ChartDraft::changed, this, &TroopsPage::refresh);
  // Its item is made anew, and the control is still at work.
  connect(table_, &QTableWidget::cellChanged, this, &TroopsPage::take, Qt::QueuedConnection);
  refresh();
}

void TroopsPage::fill_traits() {
  const QString chosen = traits_->currentData().toString();
  const bool first = traits_->count() == 0;
  traits_->clear();
  traits_->addItem(tr("all models alike"), QString());
  for (const std::string& key : chart::row_traits(draft_.chart()))
    traits_->addItem(trait_title(draft_.chart(), key), QString::fromStdString(key));
  const int index = traits_->findData(chosen);
  traits_->setCurrentIndex(first && traits_->count() > 1 ? 1 : std::max(0, index));
}

/// A row that says nothing of its own is like the row of all models, which is the first.
const chart::TroopCell& TroopsPage::cell_shown(std::size_t row, std::size_t column) const {
  const chart::TroopCell& own = shown_.cells.at(row).at(column);
  return own.pointer.empty() && !own.more ? shown_.cells.front().at(column) : own;
}

void TroopsPage::refresh() {
  const QSignalBlocker quiet(table_);
  fill_traits();
  shown_ = chart::troop_chart(draft_.chart(), traits_->currentData().toString().toStdString());
  table_->setRowCount(static_cast<int>(shown_.rows.size()));
  table_->setColumnCount(static_cast<int>(shown_.columns.size()));
  for (std::size_t column = 0; column < shown_.columns.size(); ++column)
    table_->setHorizontalHeaderItem(static_cast<int>(column),
                                    new QTableWidgetItem(member_title(shown_.columns[column])));
  for (std::size_t row = 0; row < shown_.rows.size(); ++row) {
    table_->setVerticalHeaderItem(static_cast<int>(row), new QTableWidgetItem(spoken(shown_.rows[row].title)));
    for (std::size_t column = 0; column < shown_.columns.size(); ++column) {
      const chart::TroopCell& cell = cell_shown(row, column);
      const QString words = with_commas(spoken(cell_words(cell)));
      auto* item = new QTableWidgetItem(cell.more ? words + " *" : words);
      if (cell.more) item->setToolTip(as_plain(tr("Further rules bear on this. They stand in the list of rules.")));
      if (shown_.cells[row][column].pointer.empty()) item->setForeground(palette().brush(QPalette::PlaceholderText));
      table_->setItem(static_cast<int>(row), static_cast<int>(column), item);
    }
  }
}

void TroopsPage::take(int row, int column) {
  const QTableWidgetItem* item = table_->item(row, column);
  if (item == nullptr) return;
  const auto cell = chart::read_cell(english_cell(item->text().remove('*')));
  const auto at = std::pair(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
  const bool same = cell && cell_words(*cell) == cell_words(cell_shown(at.first, at.second));
  const bool is_own = !shown_.cells.at(at.first).at(at.second).pointer.empty();
  // Full is no rule, so that it cannot take back what a rule for all models says.
  if (cell && !same && !is_own && cell_words(*cell) == cell_words(chart::TroopCell{})) {
    emit refused(tr("This holds for all models. Leave the first row full, and fill in the others."));
    return refresh();
  }
  if (cell && !same)
    return draft_.change(tr("Change a cell"), chart::with_cell(draft_.chart(), shown_, at.first, at.second, *cell));
  if (!cell) emit refused(spoken(cell.problem().reason));
  refresh();
}

}  // namespace linesman
