#include "ui/panels/record/record_list.h"

#include <algorithm>

#include "drawing/picture/plain_text.h"
#include "drawing/report/entry_words.h"
#include "drawing/report/ruling_lines.h"
#include "record/timeline.h"
#include "ui/panels/ruling/verdict_sign.h"

namespace linesman {

namespace {

constexpr int SEQ = Qt::UserRole;
constexpr int SIGN = 14;  // pixels

QIcon sign_of(const Value& verdict, const QPalette& palette) {
  return verdict_icon(named<Verdict>(verdict.text().value_or("")), SIGN, palette);
}

}  // namespace

RecordList::RecordList(Session& session, QWidget* parent) : QListWidget(parent), session_(session) {
  setAccessibleName(tr("Steps of the history"));
  setWordWrap(true);
  setAlternatingRowColors(true);
  setContextMenuPolicy(Qt::CustomContextMenu);
  connect(this, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
    if (item != nullptr) emit came_to(item->data(SEQ).toLongLong());
  });
}

QListWidgetItem* RecordList::line_for(const Entry& entry, std::size_t depth) {
  const auto usual = session_.usual_ruleset();
  const QString text =
      history_line(entry.json(), session_.game(), session_.terms(), usual ? &usual->data() : nullptr, session_.unit());
  QString branch(static_cast<int>(2 * depth), QChar(QChar::Nbsp));
  if (entry.after() != entry.seq() - 1) branch += tr("↳ after %1: ").arg(entry.after());
  auto* item = new QListWidgetItem(QString("%1%2.  %3").arg(branch).arg(entry.seq()).arg(text));
  item->setData(SEQ, static_cast<qlonglong>(entry.seq()));
  item->setIcon(sign_of(entry.ruling()["verdict"], palette()));
  if (const auto verdict = named<Verdict>(entry.ruling()["verdict"].text().value_or("")))
    item->setToolTip(as_plain(verdict_word(*verdict)));
  return item;
}

void RecordList::refresh() {
  const Record record = record_of(session_.game());
  if (record.entries.items().shares_with(shown_.entries.items())) return mark_here();
  refill();
}

void RecordList::refill() {
  const QSignalBlocker quiet(this);
  shown_ = record_of(session_.game());
  clear();
  auto* start = new QListWidgetItem(tr("The start of the game"));
  start->setData(SEQ, qlonglong{0});
  start->setIcon(sign_of({}, palette()));
  addItem(start);
  const auto depths = branch_depths(shown_);
  for (const Entry& entry : entries_of(shown_)) addItem(line_for(entry, depths[static_cast<std::size_t>(entry.seq())]));
  mark_here();
}

// Those that did not lead here are paler, and the one after which the game stands is bold.
void RecordList::mark_here() {
  const QSignalBlocker quiet(this);
  shown_.here = record_of(session_.game()).here;
  const auto line = line_to(shown_, shown_.here);
  for (int row = 0; row < count(); ++row) {
    const std::int64_t seq = item(row)->data(SEQ).toLongLong();
    QFont font = this->font();
    font.setBold(seq == shown_.here);
    item(row)->setFont(font);
    const bool led = seq == 0 || std::binary_search(line.begin(), line.end(), seq);
    item(row)->setForeground(palette().brush(led ? QPalette::Active : QPalette::Disabled, QPalette::Text));
    if (seq == shown_.here) setCurrentRow(row);
  }
  if (currentItem() != nullptr) scrollToItem(currentItem());
}

std::int64_t RecordList::current() const {
  return currentItem() != nullptr ? currentItem()->data(SEQ).toLongLong() : shown_.here;
}

void RecordList::go_to(std::int64_t seq) { setCurrentRow(static_cast<int>(seq)); }

std::optional<std::int64_t> RecordList::next() const {
  const std::int64_t at = current();
  const auto line = line_to(shown_, shown_.here);
  const auto on = std::upper_bound(line.begin(), line.end(), at);
  const bool led = at == 0 || std::binary_search(line.begin(), line.end(), at);
  if (led && on != line.end()) return *on;
  for (const Entry& entry : entries_of(shown_))
    if (entry.after() == at) return entry.seq();
  return std::nullopt;
}

std::optional<std::int64_t> RecordList::previous() const {
  const std::int64_t at = current();
  if (at == 0) return std::nullopt;
  const auto line = line_to(shown_, at);
  return line.size() < 2 ? 0 : line[line.size() - 2];
}

}  // namespace linesman
