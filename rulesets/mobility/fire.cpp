#include "mobility/fire.h"

#include <algorithm>

#include "base/tolerance.h"
#include "mobility/altitude.h"

namespace linesman::mobility {

namespace {

/// Thirds of the original rate.
struct Speed {
  std::string_view name;
  std::string_view clause;
};

/// mobility-33: what its speed is counted by.
double amount_of(const Way& way, const Account& account) {
  return way.setting.options.speed_by_distance ? account.travelled() : account.spent();
}

Speed speed_of(const Way& way, double amount) {
  const double third = way.model().original / THIRDS;
  const Thirds& thirds = way.tables().thirds;
  if (within_limit(amount, third * thirds.slow)) return {"slow", "mobility-33"};
  return within_limit(amount, third * thirds.moderate) ? Speed{"moderate", "mobility-34"}
                                                       : Speed{"fast", "mobility-35"};
}

/// mobility-37: it has turned, and spent nothing on anything else.
bool only_turned(const Way& way) {
  if (way.model().spent > 0) return false;
  const auto goes = [](const TracedStep& step) { return facts_of<Leg>(step) || facts_of<Climb>(step); };
  if (std::any_of(way.steps().begin(), way.steps().end(), goes)) return false;
  return std::any_of(way.turns.begin(), way.turns.end(), [](const WholeTurn& turn) { return turn.angle >= ANGLE_EPS; });
}

}  // namespace

void note_fire(const Way& way, std::size_t step, const Account& account, Findings& found) {
  const double amount = amount_of(way, account);
  const Figures figures{{"spent", Value(amount)},
                        {"speed", Value(exceeds(amount, 0) ? speed_of(way, amount).name : "stationary")},
                        {"altitude", Value(way.altitude_at(step))}};
  found.remark({"mobility-36", figures, way.setting.options.speed_by_distance ? "distance" : "note"});
  if (is_pop_up(way, step)) {
    Figures spent = figures;
    spent.front().second = Value(account.spent());
    found.remark({"mobility-49", std::move(spent)});
  }
}

void note_speed(const Way& way, const Account& account, Findings& found) {
  const double amount = amount_of(way, account);
  if (!exceeds(amount, 0)) return;
  found.remark({speed_of(way, amount).clause,
                {{"spent", Value(amount)}, {"original", Value(way.model().original)}},
                way.setting.options.speed_by_distance ? "distance" : "note"});
}

void note_turning_on_the_spot(const Way& way, Findings& found) {
  if (only_turned(way)) found.remark({"mobility-37"});
}

}  // namespace linesman::mobility
