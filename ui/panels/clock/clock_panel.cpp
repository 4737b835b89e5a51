#include "ui/panels/clock/clock_panel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include "drawing/picture/clock/clock_words.h"
#include "drawing/picture/clock/goal_table.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "movement/grid/hex_grid.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr int PLACE = Qt::UserRole;  // of a row: where on the table it is

/// A list whose rows show all of their text.
QListWidget* list_of_rows(const QString& name, QWidget* parent) {
  auto* list = new QListWidget(parent);
  list->setAccessibleName(name);
  list->setWordWrap(true);
  list->setItemDelegate(new WholeRows(list));
  list->setResizeMode(QListView::Adjust);
  list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list->setFrameShape(QFrame::NoFrame);
  return list;
}

QLabel* heading(const QString& text, QWidget* parent) {
  auto* label = new PlainLabel(text, parent);
  QFont font = label->font();
  font.setBold(true);
  label->setFont(font);
  return label;
}

/// The bar of who is first.
QIcon first_bar(const GoalTold& told, const std::vector<QColor>& colours, const Palette& palette) {
  constexpr QSize SIZE{52, 14};
  QPixmap picture(SIZE);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paint_first_bar(painter, QRectF(0.5, 2.5, SIZE.width() - 2, SIZE.height() - 5), told, colours, palette);
  return picture;
}

/// What every figure of an answer takes no account of.
QString left_out_words(const ClockAnswer& answer) {
  QStringList all;
  for (const auto& [code, words] : answer.left_out) all << spoken(words);
  return all.join('\n');
}

const GoalTold* goal_named(const ClockAnswer* answer, const std::string& id) {
  if (answer == nullptr) return nullptr;
  for (const GoalTold& told : answer->goals)
    if (told.goal.id == id) return &told;
  return nullptr;
}

}  // namespace

ClockPanel::ClockPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      service_(new ClockService(session, this)),
      state_(new PlainLabel(this)),
      turn_(new PlainLabel(this)),
      slider_(new TurnSlider(this)),
      key_(new PlainLabel(this)),
      lean_(new PlainLabel(this)),
      shares_(new PlainLabel(this)),
      compare_(new QCheckBox(tr("&Compare with before"), this)),
      before_(new PlainLabel(this)),
      goals_(list_of_rows(tr("Objectives"), this)),
      gaps_(list_of_rows(tr("Gaps"), this)),
      page_(new QPushButton(tr("&Print…"), this)),
      make_fair_(new QPushButton(tr("&Make it fair…"), this)),
      fair_(new FairPanel(session, this)),
      ground_work_(this) {
  setAccessibleName(tr("Clock"));
  lay_out();
  connect(service_, &ClockService::changed, this, &ClockPanel::refresh);
  connect(slider_, &QSlider::valueChanged, this, &ClockPanel::show_turn);
  connect(compare_, &QCheckBox::toggled, this, &ClockPanel::refresh);
  connect(page_, &QPushButton::clicked, this, &ClockPanel::page_asked);
  connect(make_fair_, &QPushButton::clicked, this, [this] { make_fair(true); });
  connect(fair_, &FairPanel::left, this, [this] { make_fair(false); });
  connect(fair_, &FairPanel::looked, this, &ClockPanel::show_turn);
  for (QListWidget* list : {goals_, gaps_})
    connect(list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
      if (item == nullptr || !item->data(PLACE).isValid()) return;
      const QPointF at = item->data(PLACE).toPointF();
      emit place_picked({at.x(), at.y()});
    });
  refresh();
}

void ClockPanel::lay_out() {
  for (QLabel* label : {state_, lean_, shares_, before_}) label->setWordWrap(true);
  QFont large = lean_->font();
  large.setPointSizeF(large.pointSizeF() * LARGE_TYPE);
  lean_->setFont(large);
  key_->setAccessibleName(tr("Legend"));
  lean_->setAccessibleName(tr("Is it fair?"));
  auto* caution = new PlainLabel(lean_caution(), this);
  caution->setWordWrap(true);
  caution->setForegroundRole(QPalette::PlaceholderText);
  compare_->setToolTip(tr("Shows each figure as it was before the last change, too."));
  page_->setToolTip(tr("A page with the turns as pictures and all figures."));
  auto* turns = new QHBoxLayout;
  turns->addWidget(turn_);
  turns->addWidget(slider_, 1);
  make_fair_->setToolTip(tr("Looks for small moves of terrain, models and objectives that make the table fairer."));
  auto* content = new QWidget(this);
  auto* layout = new QVBoxLayout(content);
  layout->addLayout(turns);
  layout->addWidget(heading(tr("Is it fair?"), this));
  layout->addWidget(lean_);
  layout->addWidget(shares_);
  layout->addWidget(compare_);
  layout->addWidget(before_);
  layout->addWidget(caution);
  layout->addWidget(heading(tr("Objectives"), this));
  layout->addWidget(goals_, 3);
  layout->addWidget(heading(tr("Gaps"), this));
  layout->addWidget(gaps_, 2);
  layout->addWidget(key_);
  // Below what scrolls, so that no list pushes them out of sight.
  auto* foot = new QWidget(this);
  auto* rows = new QVBoxLayout(foot);
  for (QWidget* each : std::initializer_list<QWidget*>{state_, make_fair_, page_}) rows->addWidget(each);
  auto* clock = new QWidget(this);
  auto* parts = new QVBoxLayout(clock);
  parts->setContentsMargins(0, 0, 0, 0);
  parts->addWidget(new TallScroll(content, clock), 1);
  parts->addWidget(foot);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(clock);
  whole->addWidget(fair_);
  fair_->hide();
  connect(this, &ClockPanel::fair_shown, clock, [this, clock] { clock->setVisible(!makes_fair()); });
}

// The focus goes along.
void ClockPanel::make_fair(bool fair) {
  if (makes_fair() == fair) return;
  fair_->setVisible(fair);
  emit fair_shown();
  if (QWidget* first = fair ? first_tab_stop(*fair_) : make_fair_) first->setFocus();
  show_turn();
}

void ClockPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  service_->want(true);
  refresh();
}

void ClockPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) show_key();
}

void ClockPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  service_->want(false);
  show_turn();
}

ClockPtr ClockPanel::shown() const {
  const FairTable* fairer = makes_fair() ? fair_->looked_at() : nullptr;
  return fairer != nullptr ? fairer->clock : service_->found();
}

bool ClockPanel::is_current() const { return shown() != service_->found() || service_->current(); }

const ClockAnswer* ClockPanel::answer() const {
  return service_->found() && session_.has_game() ? service_->found()->answer.get() : nullptr;
}

const ClockAnswer* ClockPanel::answer_before() const {
  return compare_->isChecked() && service_->before() && service_->current() ? service_->before()->answer.get()
                                                                            : nullptr;
}

void ClockPanel::refresh() {
  if (const ClockAnswer* told = answer()) {
    const QSignalBlocker quiet(slider_);
    slider_->show_turns(told->turns);
  }
  slider_->setEnabled(answer() != nullptr);
  compare_->setEnabled(service_->before() != nullptr);
  page_->setEnabled(answer() != nullptr && service_->current());
  const bool settled = service_->current() && service_->found()->refined && answer() != nullptr;
  make_fair_->setEnabled(settled && answer()->fairness);
  fair_->show_clock(settled ? service_->found() : nullptr);
  refresh_state();
  refresh_fairness();
  refresh_goals();
  refresh_gaps();
  show_turn();
}

void ClockPanel::refresh_state() {
  const ClockPtr& found = service_->found();
  QString words;
  if (!session_.has_game())
    words = QString();
  else if (!found)
    words = tr("The turns are being counted…");
  else if (found->held && service_->current())
    words = tr("This is coarse, for the place where you hold it. Let go to count in full.");
  else if (!service_->current())
    words = tr("The table has changed: the turns are counted again…");
  else if (found->problem)
    words = reason_text(*found->problem);
  else if (!found->refined)
    words = tr("This is coarse; a better answer is on its way…");
  else if (!found->answer->settled)
    words = tr("The work ran out: some bounds are wide.");
  state_->setText(words);
  // Grey until it is answered.
  for (QWidget* figures : std::initializer_list<QWidget*>{lean_, shares_, goals_, gaps_})
    figures->setEnabled(service_->current());
}

void ClockPanel::refresh_fairness() {
  const ClockAnswer* told = answer();
  const bool known = told != nullptr && told->fairness;
  lean_->setText(known ? lean_words(*told, *told->fairness) : QString());
  shares_->setText(known ? shares_words(*told, *told->fairness) : QString());
  const QString why = told != nullptr ? left_out_words(*told) : QString();
  lean_->setToolTip(as_plain(why));
  shares_->setToolTip(as_plain(why));
  const ClockAnswer* old = answer_before();
  before_->setText(old != nullptr && old->fairness ? tr("Before: %1").arg(lean_words(*old, *old->fairness))
                                                   : QString());
  before_->setVisible(!before_->text().isEmpty());
}

void ClockPanel::refresh_goals() {
  const int row = goals_->currentRow();
  const QSignalBlocker quiet(goals_);
  goals_->clear();
  const ClockAnswer* told = answer();
  if (told == nullptr) return;
  const Palette& colours = Palette::of(is_dark(palette()));
  const std::vector<QColor> sides = side_colours(service_->found()->game, *told, colours, service_->current());
  goals_->setIconSize({52, 14});
  for (const GoalTold& goal : told->goals) {
    QStringList turns;
    for (std::size_t side = 0; side < goal.sides.size(); ++side)
      if (const ArrivalTold* arrival = arrival_of(*told, goal.sides[side]))
        turns << tr("%1: %2").arg(QString::fromStdString(told->sides[side]), arrival_words(*told, *arrival));
    QString words =
        QString("%1: %2\n%3").arg(goal_name(goal.goal), first_words(*told, goal), turns.join(QStringLiteral(" · ")));
    if (const GoalTold* old = goal_named(answer_before(), goal.goal.id))
      words += '\n' + tr("Before: %1").arg(first_words(*answer_before(), *old));
    auto* item = new QListWidgetItem(first_bar(goal, sides, colours), words, goals_);
    item->setToolTip(as_plain(method_words(goal.method) + '\n' + left_out_words(*told)));
    item->setData(PLACE, QPointF(goal.goal.at.x, goal.goal.at.y));
  }
  if (told->goals.empty()) new QListWidgetItem(tr("There are no objectives. Draw one as a marking."), goals_);
  // Where there is none the gaps have the room.
  goals_->setMaximumHeight(told->goals.empty() ? 4 * fontMetrics().lineSpacing() : QWIDGETSIZE_MAX);
  goals_->setCurrentRow(std::min(row, goals_->count() - 1));
}

void ClockPanel::refresh_gaps() {
  const int row = gaps_->currentRow();
  const QSignalBlocker quiet(gaps_);
  gaps_->clear();
  const ClockAnswer* told = answer();
  if (told == nullptr) return;
  const Game& game = service_->found()->game;
  for (const GapTold& gap : told->gaps) {
    const QString words = gap_told_words(*told, game, gap);
    if (words.isEmpty()) continue;
    auto* item =
        new QListWidgetItem(tr("%1 %2\n%3").arg(length_text(gap.width, session_.unit()), gap_words(gap), words), gaps_);
    const Vec middle = (gap.from + gap.to) * 0.5;
    item->setData(PLACE, QPointF(middle.x, middle.y));
  }
  for (const ChokeTold& choke : told->chokes) {
    auto* item = new QListWidgetItem(tr("%1: %2").arg(choke_words(choke), choke_told_words(*told, choke)), gaps_);
    const Vec middle = HexGrid(*game.table().hex).centre(choke.hex);
    item->setData(PLACE, QPointF(middle.x, middle.y));
  }
  if (gaps_->count() == 0) new QListWidgetItem(tr("No way leads through a gap."), gaps_);
  gaps_->setCurrentRow(std::min(row, gaps_->count() - 1));
}

void ClockPanel::show_turn() {
  const ClockAnswer* told = answer();
  turn_->setText(told != nullptr ? tr("Turn %1 of %2").arg(slider_->value()).arg(told->turns) : tr("Turn"));
  if (told == nullptr || !service_->wanted()) {
    drawing_.reset();
    ground_work_.forget();
    if (!snapshot_) return;
    snapshot_.reset();
    emit shown_changed();
    return;
  }
  draw_ground();
  if (!snapshot_) return;
  snapshot_->turn = slider_->value();
  snapshot_->current = is_current();
  emit shown_changed();
}

// Off the interface thread: what is shown stays until it is there.
void ClockPanel::draw_ground() {
  const ClockPtr found = shown();
  if (drawing_ == found) return;
  drawing_ = found;
  ground_work_.forget();
  if (snapshot_ && snapshot_->answer == found->answer) return;
  const auto work = [found](const std::stop_token&) {
    return std::make_shared<const FirstGround>(FirstGround::of(found->game.table(), *found->answer));
  };
  ground_work_.begin(work, [this, found](std::shared_ptr<const FirstGround> ground) {
    game_ = found->game;
    snapshot_ = ClockSnapshot{found->answer, std::move(ground)};
    show_key();
    show_turn();
  });
}

// By the sides and turns of the answer, in the colours of the window.
void ClockPanel::show_key() {
  if (!snapshot_) return;
  ViewStyle style;
  style.dark = is_dark(palette());
  const double density = devicePixelRatioF();
  const QSizeF size = paint_clock_key(nullptr, {}, game_, *snapshot_, style) + QSizeF(2, 2);
  QPixmap picture((size * density).toSize());
  picture.setDevicePixelRatio(density);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paint_clock_key(&painter, {1, 1}, game_, *snapshot_, style);
  painter.end();
  key_->setPixmap(picture);
}

}  // namespace linesman
