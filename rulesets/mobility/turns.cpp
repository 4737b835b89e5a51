#include "mobility/turns.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "mobility/touch.h"

namespace linesman::mobility {

namespace {

/// The band that an angle falls in; its upper angle belongs to it.
const Band& band_of(const Tables& tables, double angle) {
  const auto it = std::find_if(tables.bands.begin(), tables.bands.end(),
                               [&](const Band& b) { return angle <= b.angle + ANGLE_EPS; });
  return it == tables.bands.end() ? tables.bands.back() : *it;
}

/// To the nearest inch, a half up.
double nearest_inch(double inches) { return std::floor(inches + 0.5 + EPS); }

/// mobility-16, mobility-39: a turn is cited there when the ground has no say in its price, or damage has.
std::string clause_of_turn(const March& march, const Turn& turn) {
  if (march.body.damage > 0) return "mobility-39";
  const GroundFigure ground = march.ground.figure(march.ground.place(turn.ground, turn.surface, turn.slope_feature));
  return ground.rule.empty() ? "mobility-13" : "mobility-16";
}

/// Who met this target in any pivot of a turn pays the turn on it (mobility-47).
bool meets(const March& march, const WholeTurn& turn, PieceIndex target) {
  for (std::size_t i = turn.first; i <= turn.last; ++i)
    if (const Turn* t = facts_of<Turn>(march.steps()[i]))
      for (const Contact& c : t->met.contacts)
        if (c.piece == target) return true;
  return false;
}

}  // namespace

double price_of_turn(const Tables& tables, double rate, double angle) {
  if (angle < ANGLE_EPS) return 0;
  const Band& band = band_of(tables, angle);
  for (const auto& [of_rate, prices] : tables.turn_prices) {
    const auto price = prices.find(band.name);
    if (same_length(of_rate, rate) && price != prices.end()) return price->second;
  }
  return nearest_inch(rate * band.sixths / SIXTHS);
}

void pay_for_turn(March& march, std::size_t step, const Turn& turn) {
  for (const FelledTree& tree : fell_trees(march, march.ground.place(turn.ground, turn.surface), 1))
    pay_for_tree(march, tree, step, 0);
  const WholeTurn* whole = march.turn_at(step);
  if (march.body.type->turning != Turning::by_band || whole->last != step) return;
  const double price = price_of_turn(march.tables(), march.body.rate, whole->angle);
  march.account.charge({clause_of_turn(march, turn), price, step, 0, 0, {{"angle", Value(whole->angle)}}},
                       "mobility-15");
  for (Overrun& overrun : march.overruns)
    if (meets(march, *whole, overrun.target)) overrun.spent += price;
}

}  // namespace linesman::mobility
