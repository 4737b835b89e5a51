#include "ui/panels/ruling/readings_panel.h"

#include <QHeaderView>
#include <QVBoxLayout>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "rules/conditions.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

enum ReadingColumn { OPTIONS, RULING, READING_COLUMNS };

/// "Mixed ground: worst or proportional; Weather: wet".
QString options_words(const Terms& terms, const std::vector<OptionChoice>& options) {
  QStringList all;
  std::string last;
  for (const OptionChoice& option : options) {
    const Field* field = nullptr;
    for (const Field& each : terms.options)
      if (each.key == option.key) field = &each;
    const QString value = spoken(value_text(option.value, field));
    if (option.key == last) {
      all.back() = ReadingsPanel::tr("%1 or %2").arg(all.back(), value);
      continue;
    }
    const std::string title = field != nullptr && !field->title.empty() ? field->title : option.key;
    all << QString::fromStdString(title) + ": " + value;
    last = option.key;
  }
  return all.join("; ");
}

QString faults_words(const Ruling& ruling) {
  QStringList rules;
  for (const Fault& fault : ruling.faults)
    if (const QString rule = QString::fromStdString(fault.rule); !rules.contains(rule)) rules << rule;
  return rules.join(", ");
}

/// A line each: the verdict, what it costs, the rules that are broken.
QString ruling_words(const Ruling& ruling, const Terms* terms, LengthUnit unit) {
  QStringList lines{verdict_word(ruling.verdict), allowance_text(ruling, terms, unit), faults_words(ruling)};
  lines.removeAll(QString());
  return lines.join('\n');
}

}  // namespace

ReadingsPanel::ReadingsPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      hint_(new PlainLabel(this)),
      table_(new QTableWidget(0, READING_COLUMNS, this)),
      lines_(new RulingList(this)),
      work_(this) {
  setAccessibleName(tr("Interpretations"));
  hint_->setWordWrap(true);
  table_->setHorizontalHeaderLabels({tr("Options"), tr("Ruling")});
  table_->setAccessibleName(tr("Interpretations of the rules"));
  table_->verticalHeader()->hide();
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setTabKeyNavigation(false);
  table_->setWordWrap(true);
  table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(hint_);
  layout->addWidget(table_, 1);
  layout->addWidget(lines_, 1);
  connect(table_, &QTableWidget::currentCellChanged, this, [this](int row) { choose(row); });
  connect(&session_.proposal(), &ProposedOrder::answer_changed, this, &ReadingsPanel::follow);
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, &ReadingsPanel::follow);
  fill();
}

void ReadingsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  follow();
}

void ReadingsPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  leave();
}

// Only for who looks: it judges the order a dozen times.
void ReadingsPanel::follow() {
  const AnswerPtr answer = session_.proposal().order() && session_.hearing() ? session_.proposal().answer() : nullptr;
  if (!isVisible() || (answer && (answer == of_ || !session_.proposal().answer_is_current()))) return;
  work_.forget();
  of_ = answer;
  if (!answer || answer->judgement() == nullptr) return take({});
  const auto find = [hearing = *session_.hearing(), order = answer->order](const std::stop_token& stop) {
    return readings_reply(hearing, order, stop);
  };
  work_.begin(find, [this](std::vector<Interpretation> found) { take(std::move(found)); });
}

void ReadingsPanel::take(std::vector<Interpretation> found) {
  readings_ = std::move(found);
  emit previewed({}, nullptr);
  fill();
}

QString ReadingsPanel::words_for(const Interpretation& reading, bool own) const {
  const QString options = session_.terms() != nullptr ? options_words(*session_.terms(), reading.options) : QString();
  return own ? tr("Options of this game") : options;
}

// A dozen options may change nothing: who wants to know them asks.
QString ReadingsPanel::same_words() const {
  if (session_.terms() == nullptr || readings_.front().options.empty()) return tr("Options of this game");
  return tr("The ruling is the same with each of these: %1")
      .arg(options_words(*session_.terms(), readings_.front().options));
}

void ReadingsPanel::fill() {
  const QSignalBlocker quiet(table_);
  table_->setRowCount(static_cast<int>(readings_.size()));
  for (std::size_t i = 0; i < readings_.size(); ++i) {
    const Ruling& ruling = readings_[i].judgement.ruling;
    const QStringList cells{words_for(readings_[i], i == 0), ruling_words(ruling, session_.terms(), session_.unit())};
    for (int column = 0; column < READING_COLUMNS; ++column) {
      auto* cell = new QTableWidgetItem(cells[column]);
      cell->setToolTip(as_plain(column == OPTIONS && i == 0 ? same_words() : cells[column]));
      table_->setItem(static_cast<int>(i), column, cell);
    }
  }
  table_->setCurrentCell(-1, -1);
  table_->setVisible(!readings_.empty());
  lines_->hide();
  hint_->setText(readings_.empty()       ? tr("Propose a move to judge it under every option.")
                 : readings_.size() == 1 ? tr("Every interpretation gives the same ruling.")
                                         : tr("There are %n interpretations. Select a row to see its ruling.", nullptr,
                                              static_cast<int>(readings_.size())));
}

void ReadingsPanel::choose(int row) {
  lines_->setVisible(row >= 0);
  if (row < 0 || row >= static_cast<int>(readings_.size()) || !of_) return emit previewed({}, nullptr);
  const Judgement& judgement = readings_[static_cast<std::size_t>(row)].judgement;
  lines_->show_lines(ruling_lines(judgement.ruling, of_->game, session_.terms()), session_.ruleset_data(), &of_->game,
                     session_.unit());
  // The game's own is on the table already.
  if (row == 0) return emit previewed({}, nullptr);
  emit previewed(of_->game, std::make_shared<const Judgement>(judgement));
}

}  // namespace linesman
