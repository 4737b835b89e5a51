#include "reach/questions/course_of_turns.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"
#include "state/statuses.h"

namespace linesman {

namespace {

/// The dice are nowhere lower: of each purpose as many, and ordered none is lower.
bool as_high(const Dice& dice, const Dice& other) {
  return std::equal(dice.begin(), dice.end(), other.begin(), other.end(), [](const auto& mine, const auto& theirs) {
    std::vector<double> high = mine.second;
    std::vector<double> low = theirs.second;
    std::sort(high.begin(), high.end());
    std::sort(low.begin(), low.end());
    return mine.first == theirs.first &&
           std::equal(high.begin(), high.end(), low.begin(), low.end(), [](double a, double b) { return a >= b; });
  });
}

}  // namespace

Pose end_of(const Witness& witness) { return witness.judgement.trace.pieces.front().end.pose; }

bool ends_at(const Pose& pose, const EndRequest& end, double within) {
  return !exceeds(distance(pose.at, end.at), within) &&
         (!end.facing || angle_between(pose.facing, *end.facing) <= ANGLE_EPS) &&
         (!end.altitude || same_length(pose.altitude, *end.altitude));
}

std::optional<Hearing> next_turn(const Hearing& hearing) {
  auto later = hearing.on(state::at_moment(hearing.game(), hearing.game().turn() + 1, {}));
  if (!later) return std::nullopt;
  return *std::move(later);
}

bool is_held_turn(const Hearing& hearing, const Order& order) {
  const auto pieces = ordered_pieces(hearing.game(), order);
  if (!pieces) return false;
  const auto goes = [&](PieceIndex piece) {
    const Path* path = order.paths.of(hearing.game().piece(piece).id);
    return path && !path->empty();
  };
  return std::none_of(pieces->begin(), pieces->end(), goes) &&
         std::any_of(pieces->begin(), pieces->end(),
                     [&](PieceIndex piece) { return !hearing.held_from_going(piece).empty(); });
}

void take_over(const Hearing& hearing, const Dice& dice, const std::function<bool(const Witness&)>& arrived,
               const TurnsTo& lower, TurnsTo& told) {
  if (lower.at_least && (!told.at_least || *told.at_least > *lower.at_least)) told.at_least = lower.at_least;
  if (!lower.turns || (told.turns && *told.turns <= *lower.turns)) return;
  std::vector<Order> orders;
  std::optional<Hearing> now(hearing);
  for (Order order : lower.orders) {
    order.dice = dice;
    if (is_held_turn(*now, order)) {
      orders.push_back(order);
      now = next_turn(*now);
      if (!now) return;
      continue;
    }
    auto judged = now->judge(order);
    if (!judged) return;
    if (!is_allowed(judged->ruling)) {
      if (!judged->ruling.faults.empty())
        told.unless = Refused{static_cast<int>(orders.size()) + 1, judged->ruling.faults.front().rule};
      return;
    }
    const Witness witness{order, *std::move(judged)};
    orders.push_back(order);
    if (arrived(witness)) {
      told.turns = static_cast<int>(orders.size());
      told.orders = std::move(orders);
      told.at_least = std::min(told.at_least.value_or(*told.turns), *told.turns);
      told.why = {};
      return;
    }
    now = after(*now, witness);
    if (!now) return;
  }
}

void say_how_near(const Hearing& hearing, PieceIndex piece, const EndRequest& end, TurnsTo& told) {
  if (told.turns) return;
  if (!told.at_least && told.by != NoWay::held) told.by = NoWay::closed;
  std::optional<Hearing> now(hearing);
  Vec at = hearing.game().piece(piece).pose.at;
  for (const Order& order : told.orders) {
    if (now && is_held_turn(*now, order)) {
      now = next_turn(*now);
      continue;
    }
    auto judged = now ? now->judge(order) : Result<Judgement>(Problem{});
    if (!judged) break;
    const Witness witness{order, *std::move(judged)};
    at = end_of(witness).at;
    now = after(*now, witness);
  }
  told.nearest = distance(at, end.at);
}

std::vector<NamedRoll> rolls_asked(const Hearing& hearing, const Order& order) {
  std::vector<NamedRoll> rolls = named_rolls(hearing, order);
  std::erase_if(rolls, [](const NamedRoll& roll) { return roll.name == "p10" || roll.name == "p90"; });
  return rolls;
}

std::vector<NamedRoll> lower_rolls(const Hearing& hearing, const Order& order) {
  if (order.dice.empty()) return {};
  Order without = order;
  without.dice.clear();
  std::vector<NamedRoll> rolls = rolls_asked(hearing, without);
  std::erase_if(rolls, [&](const NamedRoll& roll) {
    return roll.name == "given" || roll.dice.empty() || !as_high(order.dice, roll.dice.front());
  });
  return rolls;
}

}  // namespace linesman
