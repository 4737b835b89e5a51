#include "mobility/turns.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "mobility/barriers.h"

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
std::string_view clause_of_turn(const Way& way, const Turn& turn) {
  if (way.model().damage > 0) return "mobility-39";
  const GroundFigure ground = way.ground.figure(way.ground.place(turn.ground, turn.surface, turn.slope_feature));
  return ground.rule.empty() ? "mobility-13" : "mobility-16";
}

/// Who met this target in any pivot of a turn pays the turn on it (mobility-47).
bool meets(const Way& way, const WholeTurn& turn, PieceIndex target) {
  for (std::size_t i = turn.first; i <= turn.last; ++i)
    if (const Turn* t = facts_of<Turn>(way.steps()[i]))
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

void pay_for_turn(const Way& way, std::size_t step, const Turn& turn, Progress& progress, Findings& found) {
  fell_trees(way, way.ground.place(turn.ground, turn.surface), 1, {step, 0}, progress.felled, progress.account, found);
  const WholeTurn* whole = way.turn_at(step);
  if (way.model().row->turns != TurnPricing::by_band || whole->last != step) return;
  const double price = price_of_turn(way.tables(), way.model().rate, whole->angle);
  progress.account.charge({.rule = clause_of_turn(way, turn),
                           .amount = price,
                           .from = {step, 0},
                           .figures = {{"angle", Value(whole->angle)}}},
                          "mobility-15");
  for (auto& overrun : progress.bases.overruns())
    if (meets(way, *whole, overrun.target)) overrun.spent += price;
}

}  // namespace linesman::mobility
