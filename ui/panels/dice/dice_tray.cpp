#include "ui/panels/dice/dice_tray.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "drawing/report/ruling_lines.h"
#include "rules/dice.h"
#include "ui/commands/gestures.h"
#include "ui/panels/widgets.h"

namespace linesman {
namespace {

constexpr int DICE_PACE = 60;  // ms

/// How many faces stand for one purpose.
std::size_t given(const DiceNeed& need) { return need.given ? need.given->size() : 0; }

std::size_t wanted(const DiceNeed& need) {
  const auto count = dice_count(need.need);
  return count ? static_cast<std::size_t>(count->count) : 0;
}

QString dice_words(const std::vector<DiceNeed>& needs) {
  QStringList words;
  for (const DiceNeed& need : needs)
    if (!need.given && !need.need.empty()) words << QString::fromStdString(need.need);
  return words.join(QStringLiteral(" + "));
}

}  // namespace

QString odds_text(const DiceOdds& odds, const std::vector<DiceNeed>& needs) {
  if (odds.good == odds.outcomes) return DiceTray::tr("However the dice fall, it is legal.");
  if (odds.good == 0) return DiceTray::tr("However the dice fall, it is illegal.");
  const QString share = DiceTray::tr("%1 of %2 (%3 %)")
                            .arg(odds.good)
                            .arg(odds.outcomes)
                            .arg(std::lround(100.0 * odds.good / odds.outcomes));
  const QString dice = dice_words(needs);
  if (odds.at_least) return DiceTray::tr("Legal with %1 or more on %2: %3.").arg(*odds.at_least).arg(dice, share);
  if (odds.at_most) return DiceTray::tr("Legal with %1 or less on %2: %3.").arg(*odds.at_most).arg(dice, share);
  return DiceTray::tr("Legal with some throws of %1: %2.").arg(dice, share);
}

DiceTray::DiceTray(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      head_(new PlainLabel(this)),
      odds_words_(new PlainLabel(this)),
      area_(new DiceArea(this)),
      clear_(new QPushButton(tr("Clear the dice"), this)) {
  setAccessibleName(tr("Dice"));
  odds_words_->setObjectName(QStringLiteral("odds"));
  for (QLabel* label : {head_, odds_words_}) label->setWordWrap(true);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch();
  buttons->addWidget(clear_);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(head_);
  layout->addWidget(odds_words_);
  layout->addWidget(area_);
  layout->addLayout(buttons);
  layout->addStretch();
  soon_.setSingleShot(true);
  soon_.setInterval(DICE_PACE);
  connect(&soon_, &QTimer::timeout, this, &DiceTray::refresh);
  const auto later = [this] {
    if (!soon_.isActive()) soon_.start();
  };
  for (const auto changed : {&Session::order_changed, &Session::answer_changed, &Session::selection_changed,
                             &Session::game_changed, &Session::dice_changed, &Session::ruleset_changed})
    connect(&session_, changed, this, later);
  connect(clear_, &QPushButton::clicked, this, &DiceTray::clear_dice);
  connect(area_, &DiceArea::edited, this, [this](const std::string& purpose, const std::vector<double>& faces) {
    session_.give_dice(session_.dice_owners(), purpose, faces);
  });
  connect(area_, &DiceArea::rolled, this,
          [this](const std::string& purpose, const std::vector<double>& faces, RolledBy by) {
            record_dice(session_, purpose, faces, by);
          });
  refresh();
}

// What the newest ruling asks for; while there is none, a box for each purpose of the ruleset, so that dice may be
// typed before the move is made.
std::vector<DiceNeed> DiceTray::needs() const {
  const Ruling* ruling = session_.order() && session_.answer() ? session_.answer()->ruling() : nullptr;
  if (ruling != nullptr) return ruling->dice;
  std::vector<DiceNeed> needs;
  if (session_.terms() != nullptr)
    for (const DicePurpose& known : session_.terms()->dice) needs.push_back({{}, known.purpose, {}, {}});
  return needs;
}

Order DiceTray::order_shown() const {
  if (session_.order()) return *session_.order();
  Order order;
  order.dice = session_.dice_of(session_.dice_owners());
  return order;
}

QString DiceTray::head() const {
  if (session_.dice_owners().empty()) return tr("Select a model: its dice stay with it until they are spent.");
  std::vector<PieceIndex> pieces;
  for (const std::string& id : session_.dice_owners())
    if (const auto piece = session_.game().find_piece(id)) pieces.push_back(*piece);
  const QString whose = name_of_pieces(session_.game(), pieces);
  const auto needed = needs();
  if (session_.order() && session_.answer() && needed.empty()) return tr("%1 needs no dice.").arg(whose);
  const QString dice = dice_words(needed);
  return dice.isEmpty() ? tr("The dice of %1.").arg(whose) : tr("%1 needs %2.").arg(whose, dice);
}

void DiceTray::refresh() {
  soon_.stop();
  head_->setText(session_.has_game() ? head() : QString());
  const bool anybody = session_.has_game() && !session_.dice_owners().empty();
  area_->setVisible(anybody);
  clear_->setEnabled(anybody && !order_shown().dice.empty());
  if (!anybody) {
    odds_.forget();
    odds_words_->hide();
    return;
  }
  const Order order = order_shown();
  area_->show_dice(order, needs(), session_.terms());
  ask_odds(order);
}

void DiceTray::ask_odds(const Order& order) {
  const bool current = session_.order() && session_.answer_is_current() && session_.hearing();
  const auto needed = needs();
  const bool missing = std::any_of(needed.begin(), needed.end(), [](const DiceNeed& need) { return !need.given; });
  if (!current || !missing) {
    odds_.forget();
    odds_words_->hide();
    return;
  }
  asked_ = needed;
  odds_.begin([hearing = *session_.hearing(), order,
               needed](const std::stop_token& stop) { return odds_reply(hearing, order, needed, stop); },
              [this](const std::optional<DiceOdds>& odds) { show_odds(odds); });
}

void DiceTray::show_odds(const std::optional<DiceOdds>& odds) {
  odds_words_->setVisible(odds.has_value());
  if (odds) odds_words_->setText(odds_text(*odds, asked_));
}

void DiceTray::clear_dice() {
  for (const auto& [purpose, faces] : Session::Dice(order_shown().dice))
    session_.give_dice(session_.dice_owners(), purpose, {});
}

void DiceTray::take_digit(int face) {
  const auto owners = session_.dice_owners();
  if (owners.empty()) return said(tr("Select a model first: typed digits are its dice."));
  std::vector<DiceNeed> needed = needs();
  if (needed.empty()) return said(tr("No dice are asked for."));
  const auto dice = session_.dice_of(owners);
  for (DiceNeed& need : needed)
    if (const auto there = dice.find(need.purpose); there != dice.end()) need.given = there->second;
  // Before a ruling nobody knows how many: they are all of the first purpose.
  const bool asked = std::any_of(needed.begin(), needed.end(), [](const DiceNeed& need) { return wanted(need) > 0; });
  const auto lacking = std::find_if(needed.begin(), needed.end(),
                                    [&](const DiceNeed& need) { return !asked || given(need) < wanted(need); });
  const bool anew = lacking == needed.end();
  const DiceNeed& need = anew ? needed.front() : *lacking;
  std::vector<double> faces = need.given && !anew ? *need.given : std::vector<double>{};
  faces.push_back(face);
  session_.give_dice(owners, need.purpose, faces);
  if (wanted(need) > 0 && faces.size() == wanted(need)) record_dice(session_, need.purpose, faces, RolledBy::table);
  QStringList words;
  for (const double one : faces) words << QString::number(static_cast<int>(one));
  emit said(tr("Dice: %1").arg(words.join(QStringLiteral(", "))));
}

}  // namespace linesman
