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

QString dice_words(const std::vector<DiceNeed>& needs) {
  QStringList words;
  for (const DiceNeed& need : needs)
    if (!need.given && !need.need.empty()) words << QString::fromStdString(need.need);
  return words.join(QStringLiteral(" + "));
}

}  // namespace

QString odds_text(const DiceOdds& odds, const std::vector<DiceNeed>& needs) {
  if (odds.good == odds.outcomes) return DiceTray::tr("The move is legal with every roll.");
  if (odds.good == 0) return DiceTray::tr("The move is illegal with every roll.");
  const QString share = DiceTray::tr("%1 of %2 (%3 %)")
                            .arg(odds.good)
                            .arg(odds.outcomes)
                            .arg(std::lround(100.0 * odds.good / odds.outcomes));
  const QString dice = dice_words(needs);
  if (odds.at_least) return DiceTray::tr("Legal with %1 or more on %2: %3.").arg(*odds.at_least).arg(dice, share);
  if (odds.at_most) return DiceTray::tr("Legal with %1 or less on %2: %3.").arg(*odds.at_most).arg(dice, share);
  return DiceTray::tr("Legal with some rolls of %1: %2.").arg(dice, share);
}

DiceTray::DiceTray(Session& session, DiceEntry& entry, QWidget* parent)
    : QWidget(parent),
      session_(session),
      entry_(entry),
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
  // Boxes and buttons stay where they are while the words change.
  head_->setAlignment(Qt::AlignTop);
  head_->setMinimumHeight(2 * head_->fontMetrics().lineSpacing());
  layout->addWidget(head_);
  layout->addWidget(area_);
  layout->addWidget(odds_words_);
  layout->addStretch();
  layout->addLayout(buttons);
  soon_.setSingleShot(true);
  soon_.setInterval(DICE_PACE);
  connect(&soon_, &QTimer::timeout, this, &DiceTray::refresh);
  const auto later = [this] {
    if (!soon_.isActive()) soon_.start();
  };
  connect(&entry_, &DiceEntry::changed, this, later);
  connect(clear_, &QPushButton::clicked, &entry_, &DiceEntry::clear);
  connect(area_, &DiceArea::edited, this, [this](const std::string& purpose, const std::vector<double>& faces) {
    session_.proposal().give_dice(session_.proposal().dice_owners(), purpose, faces);
  });
  connect(area_, &DiceArea::rolled, this,
          [this](const std::string& purpose, const std::vector<double>& faces, RolledBy by) {
            record_dice(session_, purpose, faces, by);
          });
  refresh();
}

Order DiceTray::order_shown() const {
  Order order = session_.proposal().order().value_or(Order());
  if (!session_.proposal().order()) order.dice = session_.proposal().dice_of(session_.proposal().dice_owners());
  for (const DiceNeed& need : entry_.needs())
    if (const auto begun = entry_.begun(need.purpose); !begun.empty()) order.dice[need.purpose] = begun;
  return order;
}

QString DiceTray::head() const {
  if (session_.proposal().dice_owners().empty()) return tr("Select a model to enter its dice.");
  std::vector<PieceIndex> pieces;
  for (const std::string& id : session_.proposal().dice_owners())
    if (const auto piece = session_.game().find_piece(id)) pieces.push_back(*piece);
  const QString whose = name_of_pieces(session_.game(), pieces);
  const auto needed = entry_.needs();
  if (session_.proposal().order() && session_.proposal().answer() && needed.empty())
    return tr("%1 needs no dice.").arg(whose);
  const QString dice = dice_words(needed);
  return dice.isEmpty() ? tr("The dice of %1.").arg(whose) : tr("%1 needs %2.").arg(whose, dice);
}

void DiceTray::refresh() {
  soon_.stop();
  head_->setText(session_.has_game() ? head() : QString());
  const bool anybody = session_.has_game() && !session_.proposal().dice_owners().empty();
  area_->setVisible(anybody);
  clear_->setEnabled(anybody && !order_shown().dice.empty());
  if (!anybody) {
    odds_.forget();
    return show_odds({});
  }
  const Order order = order_shown();
  area_->show_dice(order, entry_.needs(), session_.terms());
  ask_odds();
}

void DiceTray::ask_odds() {
  const bool current = session_.proposal().order() && session_.proposal().answer_is_current() && session_.hearing();
  const auto needed = entry_.needs();
  const bool missing = std::any_of(needed.begin(), needed.end(), [](const DiceNeed& need) { return !need.given; });
  if (!current || !missing) {
    odds_.forget();
    return show_odds({});
  }
  asked_ = needed;
  odds_.begin([hearing = *session_.hearing(), order = *session_.proposal().judged_order(),
               needed](const std::stop_token& stop) { return odds_reply(hearing, order, needed, stop); },
              [this](const std::optional<DiceOdds>& odds) { show_odds(odds); });
}

void DiceTray::show_odds(const std::optional<DiceOdds>& odds) {
  const QString words = odds ? odds_text(*odds, asked_) : QString();
  odds_words_->setVisible(odds.has_value());
  odds_words_->setText(words);
}

}  // namespace linesman
