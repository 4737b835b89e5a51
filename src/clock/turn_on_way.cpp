#include "clock/turn_on_way.h"

#include <algorithm>

#include "base/tolerance.h"
#include "referee/cut_order.h"

namespace linesman {

namespace {

constexpr double NO_PROGRESS = 1e-3;   // inches
constexpr int HALVINGS_OF_SHAPE = 14;  // of the way of a unit, until a turn ends within a thousandth of it
constexpr int ROLLS_OF_AN_ORDER = 3;   // how often an order may ask for other dice than it was given

double inches_of(Vec from, const std::vector<PlannedLeg>& legs) {
  double inches = 0;
  for (const auto& [manner, to] : legs) {
    inches += distance(from, to);
    from = to;
  }
  return inches;
}

std::vector<PlannedLeg> first_inches(Vec from, const std::vector<PlannedLeg>& legs, double inches) {
  std::vector<PlannedLeg> cut;
  for (const auto& [manner, to] : legs) {
    const double length = distance(from, to);
    if (inches <= EPS) break;
    cut.emplace_back(manner, length <= inches + EPS ? to : from + (to - from) * (inches / length));
    inches -= length;
    from = to;
  }
  return cut;
}

double share_of(const Ruling& ruling) {
  const Allowance& allowance = ruling.allowance;
  if (!allowance.spent || !allowance.total || *allowance.total <= 0) return 1;
  return std::clamp(*allowance.spent / *allowance.total, 0.0, 1.0);
}

double inches_gone(const PieceTrace& trace) {
  double inches = 0;
  for (const TracedStep& step : trace.steps)
    if (const auto* leg = std::get_if<Leg>(&step.facts)) inches += leg->length;
  return inches;
}

}  // namespace

std::vector<PlannedLeg> after_inches(Vec from, const std::vector<PlannedLeg>& legs, double inches) {
  std::vector<PlannedLeg> rest;
  for (const auto& [manner, to] : legs) {
    const double length = distance(from, to);
    if (inches < length - EPS) rest.emplace_back(manner, to);
    inches = std::max(0.0, inches - length);
    from = to;
  }
  return rest;
}

bool TurnOnWay::is_better_than(const TurnOnWay& other) const {
  if (ends != other.ends) return ends;
  return ends ? share < other.share - EPS : gone > other.gone + EPS;
}

std::optional<TurnOnWay> WayTurns::best(const std::string& roll) const {
  std::optional<TurnOnWay> best;
  for (const ClockAction& action : mover_.actions) {
    auto tried = by(action, action.roll(roll).dice.front());
    if (tried && (!best || tried->is_better_than(*best))) best = std::move(tried);
  }
  return best;
}

std::optional<TurnOnWay> WayTurns::by(const ClockAction& action, const Dice& dice, const DiceFor& more) const {
  Order order = action.order;
  order.dice = dice;
  auto tried = mover_.is_unit() ? in_shape(order, more) : alone(std::move(order), more);
  if (tried && tried->gone < NO_PROGRESS) tried.reset();
  return tried;
}

/// The order gets the dice that its path asks for.
std::optional<Judgement> WayTurns::judged(Order& order, const DiceFor& more) const {
  for (int i = 0;; ++i) {
    Budget budget(std::min(work_.left(), Budget::OF_AN_ORDER));
    const std::uint64_t before = budget.left();
    auto judged = now_.judge(order, budget);
    work_.spend(before - budget.left());
    if (!judged) return std::nullopt;
    Dice asked = more && i < ROLLS_OF_AN_ORDER ? more(judged->ruling) : order.dice;
    if (asked == order.dice) return *std::move(judged);
    order.dice = std::move(asked);
  }
}

std::optional<TurnOnWay> WayTurns::alone(Order order, const DiceFor& more) const {
  auto trial = WayTrial::of(now_, order, mover_.pieces.front());
  if (!trial) return std::nullopt;
  work_.spend(trial->looks_made());
  order = trial->with_path(path_of(trial->start().pose, rest_, std::nullopt));
  auto whole = judged(order, more);
  if (!whole) return std::nullopt;
  if (!is_allowed(whole->ruling)) {
    auto cut = cut_at_furthest(now_.game(), now_.ruleset().terms(), order, *whole);
    if (!cut) return std::nullopt;
    order = *std::move(cut);
    whole = judged(order, more);
    if (!whole || !is_allowed(whole->ruling)) return std::nullopt;
  }
  return made(std::move(order), *std::move(whole));
}

TurnOnWay WayTurns::made(Order order, Judgement judged) const {
  TurnOnWay made;
  made.gone = inches_gone(judged.trace.pieces.front());
  made.ends = made.gone >= inches_of(at(), rest_) - EPS;
  made.share = share_of(judged.ruling);
  made.witness = {std::move(order), std::move(judged)};
  return made;
}

/// Every piece of a unit goes along the same legs.
std::optional<TurnOnWay> WayTurns::in_shape(const Order& order, const DiceFor& more) const {
  double sure = 0;
  double most = inches_of(at(), rest_);
  std::optional<TurnOnWay> best = judged_in_shape(order, most, more);
  for (int i = 0; i < HALVINGS_OF_SHAPE && !best; ++i) {
    const double tried = (sure + most) / 2;
    auto part = judged_in_shape(order, tried, more);
    (part ? sure : most) = tried;
    if (part && (i + 1 == HALVINGS_OF_SHAPE || most - sure < NO_PROGRESS)) best = std::move(part);
  }
  if (!best && sure > 0) best = judged_in_shape(order, sure, more);
  return best;
}

std::optional<TurnOnWay> WayTurns::judged_in_shape(Order order, double inches, const DiceFor& more) const {
  const std::vector<PlannedLeg> legs = first_inches(at(), rest_, inches);
  for (const PieceIndex piece : mover_.pieces) {
    const Piece& own = now_.game().piece(piece);
    const Vec off = own.pose.at - at();
    std::vector<PlannedLeg> beside = legs;
    for (auto& [manner, to] : beside) to = to + off;
    order.paths.set(own.id, path_of(own.pose, beside, std::nullopt));
  }
  order.paths.drop_common();
  auto there = judged(order, more);
  if (!there || !is_allowed(there->ruling)) return std::nullopt;
  return made(std::move(order), *std::move(there));
}

}  // namespace linesman
