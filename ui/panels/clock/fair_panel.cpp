#include "ui/panels/clock/fair_panel.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <cmath>

#include "drawing/picture/clock/clock_words.h"
#include "drawing/picture/marks.h"
#include "drawing/report/ruling_lines.h"
#include "ui/commands/gestures.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr int STEPS = 1000;  // of the bar

/// "3″ east", for a part of a move along one axis; empty for none.
QString part_words(double inches, const QString& ahead, const QString& back, LengthUnit unit) {
  if (inches == 0) return {};
  return (inches > 0 ? ahead : back).arg(length_text(std::abs(inches), unit));
}

QString move_words(const ThingMove& move, LengthUnit unit) {
  QStringList parts;
  parts << part_words(move.by.x, FairPanel::tr("%1 east"), FairPanel::tr("%1 west"), unit);
  parts << part_words(move.by.y, FairPanel::tr("%1 north"), FairPanel::tr("%1 south"), unit);
  if (move.turn != 0)
    parts << (move.turn > 0 ? FairPanel::tr("turned clockwise by %1°") : FairPanel::tr("turned anticlockwise by %1°"))
                 .arg(number_shown(std::abs(move.turn), 0));
  if (move.stretch != 1) parts << FairPanel::tr("stretched to %1 %").arg(number_shown(100 * move.stretch, 0));
  parts.removeAll(QString());
  return parts.join(QStringLiteral(", "));
}

}  // namespace

FairPanel::FairPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      service_(new FairService(session, this)),
      may_(new MayMoveList(session, this)),
      look_(new QPushButton(tr("&Look for fairer tables"), this)),
      cancel_(new QPushButton(tr("Cancel"), this)),
      progress_(new QProgressBar(this)),
      state_(new PlainLabel(this)),
      tables_(new QListWidget(this)),
      take_(new QPushButton(tr("&Take this table"), this)),
      back_(new QPushButton(tr("&Back to the clock"), this)) {
  setAccessibleName(tr("Make it fair"));
  lay_out();
  listen();
  refresh();
}

void FairPanel::lay_out() {
  auto* hint = new PlainLabel(tr("Click terrain, models or objectives that may be moved. Drag a ring to say how far. "
                                 "With Shift it goes along one heading alone."),
                              this);
  hint->setWordWrap(true);
  state_->setWordWrap(true);
  progress_->setRange(0, STEPS);
  progress_->setTextVisible(false);
  progress_->setAccessibleName(tr("Progress of the search"));
  tables_->setAccessibleName(tr("Fairer tables"));
  tables_->setWordWrap(true);
  tables_->setItemDelegate(new WholeRows(tables_));
  tables_->setResizeMode(QListView::Adjust);
  tables_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  tables_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  tables_->setFrameShape(QFrame::NoFrame);
  take_->setToolTip(tr("Moves the things as the chosen row says. One undo takes it back."));
  auto* search = new QHBoxLayout;
  search->addWidget(look_);
  search->addWidget(progress_, 1);
  search->addWidget(cancel_);
  auto* things = new QWidget(this);
  auto* of_things = new QVBoxLayout(things);
  of_things->setContentsMargins(0, 0, 0, 0);
  of_things->addWidget(hint);
  of_things->addWidget(may_);
  of_things->addStretch(1);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(back_);
  buttons->addStretch(1);
  buttons->addWidget(take_);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(new TallScroll(things, this), 3);
  layout->addLayout(search);
  layout->addWidget(state_);
  layout->addWidget(tables_, 2);
  layout->addLayout(buttons);
}

void FairPanel::listen() {
  connect(service_, &FairService::changed, this, &FairPanel::refresh);
  connect(service_, &FairService::progressed, this, &FairPanel::show_progress);
  connect(may_, &MayMoveList::edited, this, [this] {
    service_->forget();
    refresh();
  });
  connect(look_, &QPushButton::clicked, this, &FairPanel::look);
  connect(cancel_, &QPushButton::clicked, service_, &FairService::forget);
  connect(tables_, &QListWidget::currentRowChanged, this, [this] {
    take_->setEnabled(looked_at() != nullptr);
    emit looked();
  });
  connect(tables_, &QListWidget::itemActivated, this, &FairPanel::take);
  connect(take_, &QPushButton::clicked, this, &FairPanel::take);
  connect(back_, &QPushButton::clicked, this, &FairPanel::leave);
}

void FairPanel::show_clock(ClockPtr now) {
  now_ = std::move(now);
  refresh();
}

const FairTable* FairPanel::looked_at() const {
  const auto& found = service_->found();
  const int row = tables_->currentRow();
  if (!found || row < 0 || static_cast<std::size_t>(row) >= found->tables.size()) return nullptr;
  return &found->tables[static_cast<std::size_t>(row)];
}

void FairPanel::refresh() {
  const std::size_t numbers = numbers_of(may_->all());
  look_->setEnabled(!service_->at_work() && now_ && numbers > 0 && numbers <= MOST_NUMBERS_OF_MOVES);
  look_->setVisible(!service_->at_work());
  progress_->setVisible(service_->at_work());
  cancel_->setVisible(service_->at_work());
  progress_->setValue(0);
  state_->setText(state_words());
  refresh_tables();
  take_->setEnabled(looked_at() != nullptr);
  emit looked();
}

QString FairPanel::state_words() const {
  const std::size_t numbers = numbers_of(may_->all());
  if (!now_) return tr("The turns are being counted…");
  const ClockAnswer& answer = *now_->answer;
  const QString lean = answer.fairness ? lean_words(answer, *answer.fairness) : QString();
  if (service_->at_work()) return tr("Now: %1").arg(lean);
  if (const auto& found = service_->found()) {
    if (found->problem) return reason_text(*found->problem);
    if (found->tables.empty() && found->seen <= 0) return tr("Now: %1 Nothing need be moved.").arg(lean);
    if (found->tables.empty())
      return tr("No fairer table was found. The least lean that was tried is %1.").arg(of_hundred(found->seen));
    return tr("Now: %1").arg(lean);
  }
  if (numbers > MOST_NUMBERS_OF_MOVES)
    return tr("These are %1 numbers, and at most %2 can be looked for.").arg(numbers).arg(MOST_NUMBERS_OF_MOVES);
  return tr("Now: %1").arg(lean);
}

void FairPanel::show_progress(double share, double seen) {
  progress_->setValue(static_cast<int>(share * STEPS));
  state_->setText(tr("The least lean so far: %1.").arg(of_hundred(seen)));
}

void FairPanel::refresh_tables() {
  const QSignalBlocker quiet(tables_);
  tables_->clear();
  const auto& found = service_->found();
  if (!found) return;
  for (const FairTable& table : found->tables) {
    const ClockAnswer& answer = *table.clock->answer;
    QStringList moves;
    for (const auto& [id, move] : table.moves)
      moves << tr("%1: %2").arg(thing_title(session_.game(), id), move_words(move, session_.unit()));
    tables_->addItem(lean_words(answer, *answer.fairness) + '\n' + moves.join('\n'));
  }
}

void FairPanel::look() {
  if (now_) service_->look(now_, may_->all());
}

void FairPanel::leave() {
  service_->forget();
  emit left();
}

void FairPanel::take() {
  const FairTable* table = looked_at();
  if (table == nullptr) return;
  const Game after = table->clock->game;
  leave();
  change_by_hand(session_, after, tr("a fairer table"));
}

}  // namespace linesman
