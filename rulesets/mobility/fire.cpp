#include "mobility/fire.h"

#include <algorithm>

#include "base/tolerance.h"
#include "mobility/altitude.h"

namespace linesman::mobility {

namespace {

std::string_view clause_of_speed(std::string_view speed) {
  if (speed == "slow") return "mobility-33";
  return speed == "moderate" ? "mobility-34" : "mobility-35";
}

/// mobility-37: it has turned, and spent nothing on anything else.
bool only_turned(const March& march) {
  if (march.body.spent > 0) return false;
  const auto goes = [](const TracedStep& step) { return facts_of<Leg>(step) || facts_of<Climb>(step); };
  if (std::any_of(march.steps().begin(), march.steps().end(), goes)) return false;
  return std::any_of(march.turns.begin(), march.turns.end(),
                     [](const WholeTurn& turn) { return turn.angle >= ANGLE_EPS; });
}

}  // namespace

std::string_view speed_of(const Tables& tables, const Body& body, double spent) {
  const double third = body.original / THIRDS;
  if (within_limit(spent, third * tables.thirds.slow)) return "slow";
  return within_limit(spent, third * tables.thirds.moderate) ? "moderate" : "fast";
}

void note_fire(March& march, std::size_t step) {
  const double spent = march.account.spent();
  const Figures figures{{"spent", Value(spent)},
                        {"speed", Value(speed_of(march.tables(), march.body, spent))},
                        {"altitude", Value(march.steps()[step].before.altitude)}};
  march.notes.push_back({"mobility-36", figures});
  if (is_pop_up(march, step)) march.notes.push_back({"mobility-49", figures});
}

void note_speed(March& march) {
  const double spent = march.account.spent();
  if (exceeds(spent, 0)) {
    const std::string_view speed = speed_of(march.tables(), march.body, spent);
    march.notes.push_back(
        {std::string(clause_of_speed(speed)), {{"spent", Value(spent)}, {"original", Value(march.body.original)}}});
  }
  if (!march.stopped && only_turned(march)) march.notes.push_back({"mobility-37"});
}

}  // namespace linesman::mobility
