#include "ui/panels/record/plan_panel.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <string>
#include <vector>

#include "drawing/picture/plain_text.h"
#include "ui/commands/gestures.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr int SIDE = 26;
constexpr int GAP = 4;
constexpr int MAX_TURNS_SHOWN = 24;

}  // namespace

TurnTrack::TurnTrack(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void TurnTrack::show_turns(int turns, int now) {
  turns_ = turns;
  now_ = now;
  setVisible(turns > 0);
  setAccessibleName(tr("Turn %1 of %2").arg(now).arg(turns));
  updateGeometry();
  update();
}

int TurnTrack::first() const {
  return std::clamp(now_ - MAX_TURNS_SHOWN / 2, 1, std::max(1, turns_ - MAX_TURNS_SHOWN + 1));
}
int TurnTrack::count() const { return std::min(turns_, MAX_TURNS_SHOWN); }
int TurnTrack::in_a_row(int width) const { return std::max(1, (width + GAP) / (SIDE + GAP)); }

QRect TurnTrack::box_of(int place) const {
  const int row = in_a_row(width());
  return {place % row * (SIDE + GAP), place / row * (SIDE + GAP), SIDE, SIDE};
}

QSize TurnTrack::sizeHint() const { return {8 * (SIDE + GAP), heightForWidth(8 * (SIDE + GAP))}; }

int TurnTrack::heightForWidth(int width) const {
  const int row = in_a_row(width);
  return std::max(1, (count() + row - 1) / row) * (SIDE + GAP);
}

void TurnTrack::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  for (int i = 0; i < count(); ++i) {
    const int turn = first() + i;
    const QRectF box = QRectF(box_of(i)).adjusted(1, 1, -1, -1);
    const bool now = turn == now_;
    painter.setPen(QPen(now && hasFocus() ? palette().text().color() : palette().mid().color(), now ? 2 : 1));
    painter.setBrush(now ? palette().highlight() : turn < now_ ? palette().alternateBase() : palette().base());
    painter.drawRoundedRect(box, 4, 4);
    const QPalette::ColorRole ink = now           ? QPalette::HighlightedText
                                    : turn < now_ ? QPalette::PlaceholderText
                                                  : QPalette::Text;
    painter.setPen(palette().color(ink));
    painter.drawText(box, Qt::AlignCenter, QString::number(turn));
  }
}

void TurnTrack::mousePressEvent(QMouseEvent* event) {
  for (int i = 0; i < count(); ++i)
    if (box_of(i).contains(event->pos())) return turn_picked(first() + i);
}

void TurnTrack::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Right && now_ < turns_) return turn_picked(now_ + 1);
  if (event->key() == Qt::Key_Left && now_ > 1) return turn_picked(now_ - 1);
  QWidget::keyPressEvent(event);
}

void TurnTrack::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void TurnTrack::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

namespace {

QString kind_title(MarkingKind kind) {
  switch (kind) {
    case MarkingKind::zone: return PlanPanel::tr("Zone");
    case MarkingKind::objective: return PlanPanel::tr("Objective");
    case MarkingKind::arrow: return PlanPanel::tr("Arrow");
    case MarkingKind::text: return PlanPanel::tr("Text");
  }
  return {};
}

void show_sides_or_none(QComboBox& box, const Game& game, const std::string& side) {
  std::vector<std::string> sides = sides_of(game);
  if (std::find(sides.begin(), sides.end(), side) == sides.end()) sides.push_back(side);
  if (!side.empty()) sides.insert(sides.begin(), std::string());
  const QSignalBlocker quiet(&box);
  box.clear();
  for (const std::string& known : sides)
    box.addItem(known.empty() ? PlanPanel::tr("neutral") : QString::fromStdString(known),
                QString::fromStdString(known));
  box.setCurrentIndex(box.findData(QString::fromStdString(side)));
}

QComboBox* side_box(const QString& name, QWidget* parent) {
  auto* box = new QComboBox(parent);
  box->setAccessibleName(name);
  return box;
}

}  // namespace

QString marking_title(const Marking& marking) {
  const QString text = QString::fromStdString(marking.text);
  return text.isEmpty() ? kind_title(marking.kind) : QStringLiteral("%1: %2").arg(kind_title(marking.kind), text);
}

PlanPanel::PlanPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      track_(new TurnTrack(this)),
      turns_(new NumberEdit(this)),
      playing_(side_box(tr("Whose turn it is"), this)),
      markings_(new QListWidget(this)),
      text_(new QLineEdit(this)),
      side_(side_box(tr("Side of the marking"), this)),
      remove_(new QPushButton(tr("Delete"), this)) {
  setAccessibleName(tr("Notes for designers"));
  lay_out();
  listen();
  refresh();
}

void PlanPanel::lay_out() {
  turns_->set_whole(true);
  turns_->set_range(0, 1'000'000);
  turns_->setAccessibleName(tr("Number of turns"));
  turns_->setPlaceholderText(tr("no limit"));
  markings_->setAccessibleName(tr("Markings"));
  markings_->setToolTip(tr("Draw them on the table with the marking tool (N)"));
  text_->setAccessibleName(tr("Text of the marking"));
  auto* turns = new QFormLayout;
  turns->addRow(tr("Turns"), turns_);
  turns->addRow(tr("Whose turn"), playing_);
  auto* marking = new QFormLayout;
  marking->addRow(tr("Text"), text_);
  marking->addRow(tr("Side"), side_);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(track_);
  layout->addLayout(turns);
  layout->addWidget(new PlainLabel(tr("Markings"), this));
  layout->addLayout(shape_buttons());
  layout->addWidget(markings_, 1);
  layout->addLayout(marking);
  layout->addWidget(remove_, 0, Qt::AlignRight);
}

QLayout* PlanPanel::shape_buttons() {
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  int shape = 0;
  for (const QString& words : {tr("Zone"), tr("Rectangle"), tr("Objective"), tr("Arrow"), tr("Text")}) {
    auto* button = new QToolButton(this);
    button->setText(words);
    button->setObjectName(QStringLiteral("draw-marking-%1").arg(shape + 1));
    button->setToolTip(as_plain(tr("Draw it on the table (N, then %1)").arg(shape + 1)));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(button, &QToolButton::clicked, this, [this, shape] { emit drawing_asked(shape); });
    row->addWidget(button);
    ++shape;
  }
  return row;
}

void PlanPanel::listen() {
  connect(&session_, &Session::game_changed, this, &PlanPanel::refresh);
  connect(track_, &TurnTrack::turn_picked, this, [this](int turn) { change_turn(session_, turn); });
  connect(turns_, &NumberEdit::committed, this, [this] {
    const auto turns = static_cast<std::int64_t>(turns_->number().value_or(0));
    edit_plan([&](Plan& plan) { plan.turns = std::clamp<std::int64_t>(turns, 0, 1'000'000); },
              tr("the number of turns"));
  });
  connect(playing_, &QComboBox::activated, this, [this] {
    edit_plan([&](Plan& plan) { plan.playing = playing_->currentData().toString().toStdString(); },
              tr("whose turn it is"));
  });
  connect(markings_, &QListWidget::currentRowChanged, this, &PlanPanel::refresh_marking);
  connect(text_, &QLineEdit::editingFinished, this, [this] {
    edit_marking([&](Marking& marking) {
      const std::string text = text_->text().trimmed().toStdString();
      if (!text.empty() || marking.kind != MarkingKind::text) marking.text = text;
    });
  });
  connect(side_, &QComboBox::activated, this, [this] {
    edit_marking([&](Marking& marking) { marking.side = side_->currentData().toString().toStdString(); });
  });
  connect(remove_, &QPushButton::clicked, this, [this] {
    const auto row = current();
    if (!row) return;
    edit_plan([&](Plan& plan) { plan.markings.erase(plan.markings.begin() + static_cast<std::ptrdiff_t>(*row)); },
              tr("marking deleted"));
  });
}

void PlanPanel::edit_plan(const std::function<void(Plan&)>& change, const QString& what) {
  Plan plan = plan_of(session_.game());
  change(plan);
  change_plan(session_, std::move(plan), what);
  refresh();
}

void PlanPanel::edit_marking(const std::function<void(Marking&)>& change) {
  const auto row = current();
  if (row) edit_plan([&](Plan& plan) { change(plan.markings[*row]); }, tr("a marking"));
}

std::optional<std::size_t> PlanPanel::current() const {
  const int row = markings_->currentRow();
  if (row < 0 || static_cast<std::size_t>(row) >= plan_of(session_.game()).markings.size()) return {};
  return static_cast<std::size_t>(row);
}

void PlanPanel::refresh() {
  const Plan plan = plan_of(session_.game());
  track_->show_turns(static_cast<int>(plan.turns), static_cast<int>(session_.game().turn()));
  turns_->set_number(plan.turns > 0 ? std::optional<double>(static_cast<double>(plan.turns)) : std::nullopt);
  show_sides_or_none(*playing_, session_.game(), plan.playing);
  const int row = markings_->currentRow();
  {
    const QSignalBlocker quiet(markings_);
    markings_->clear();
    for (const Marking& marking : plan.markings) markings_->addItem(marking_title(marking));
    const int last = markings_->count() - 1;
    markings_->setCurrentRow(plan.markings.size() > known_ ? last : std::min(row, last));
    known_ = plan.markings.size();
  }
  refresh_marking();
}

void PlanPanel::refresh_marking() {
  const auto row = current();
  for (QWidget* field : std::initializer_list<QWidget*>{text_, side_, remove_}) field->setEnabled(row.has_value());
  const Marking marking = row ? plan_of(session_.game()).markings[*row] : Marking{};
  text_->setText(QString::fromStdString(marking.text));
  show_sides_or_none(*side_, session_.game(), marking.side);
}

}  // namespace linesman
