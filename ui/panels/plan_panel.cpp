#include "ui/panels/plan_panel.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <string>
#include <vector>

#include "ui/commands/gestures.h"
#include "ui/panels/widgets.h"

namespace linesman {
namespace {

QString kind_title(MarkingKind kind) {
  switch (kind) {
    case MarkingKind::zone: return PlanPanel::tr("Zone");
    case MarkingKind::objective: return PlanPanel::tr("Objective");
    case MarkingKind::arrow: return PlanPanel::tr("Arrow");
    case MarkingKind::text: return PlanPanel::tr("Words");
  }
  return {};
}

void show_sides_or_nobody(QComboBox& box, const Game& game, const std::string& side) {
  std::vector<std::string> sides = sides_of(game);
  if (std::find(sides.begin(), sides.end(), side) == sides.end()) sides.push_back(side);
  if (!side.empty()) sides.insert(sides.begin(), std::string());
  const QSignalBlocker quiet(&box);
  box.clear();
  for (const std::string& known : sides)
    box.addItem(known.empty() ? PlanPanel::tr("nobody's") : QString::fromStdString(known),
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
      remove_(new QPushButton(tr("Take it away"), this)) {
  setAccessibleName(tr("Plan"));
  lay_out();
  listen();
  refresh();
}

void PlanPanel::lay_out() {
  turns_->set_whole(true);
  turns_->set_range(0, 1'000'000);
  turns_->setAccessibleName(tr("How many turns are played"));
  turns_->setPlaceholderText(tr("not said"));
  markings_->setAccessibleName(tr("Markings"));
  markings_->setToolTip(tr("Draw them on the table with the tool for markings (N)"));
  text_->setAccessibleName(tr("What the marking says"));
  auto* turns = new QFormLayout;
  turns->addRow(tr("Turns"), turns_);
  turns->addRow(tr("Whose turn"), playing_);
  auto* marking = new QFormLayout;
  marking->addRow(tr("Says"), text_);
  marking->addRow(tr("Side"), side_);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(track_);
  layout->addLayout(turns);
  layout->addWidget(new PlainLabel(tr("Markings"), this));
  layout->addWidget(markings_, 1);
  layout->addLayout(marking);
  layout->addWidget(remove_, 0, Qt::AlignRight);
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
              tr("a marking less"));
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
  show_sides_or_nobody(*playing_, session_.game(), plan.playing);
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
  show_sides_or_nobody(*side_, session_.game(), marking.side);
}

}  // namespace linesman
