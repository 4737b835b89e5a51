#include "mobility/turns.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "mobility/barriers.h"

namespace linesman::mobility {

namespace {

/// What a turn takes of the rate: the upper angle of a band belongs to it.
double sixths_of(const std::vector<Band>& bands, double angle) {
  const auto it = std::find_if(bands.begin(), bands.end(), [&](const Band& b) { return angle <= b.angle + ANGLE_EPS; });
  return it == bands.end() ? bands.back().sixths : it->sixths;
}

/// To the nearest inch, a half up.
double nearest_inch(double inches) { return std::floor(inches + 0.5 + EPS); }

/// mobility-16, mobility-39: a turn is cited there when the ground has no say in its price, or damage has.
std::string_view clause_of_turn(const Way& way, const Underfoot& place) {
  if (way.model().damage > 0) return "mobility-39";
  const GroundFigure ground = way.ground.figure(place);
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

bool pays_for_turns(const Setting& setting, const Model& model) {
  const bool agreed = model.family() == Family::infantry && setting.options.infantry_pays_turns;
  return agreed || model.row->turns == TurnPricing::by_band;
}

double price_of_turn(const Tables& tables, TurnBands bands, double rate, double angle) {
  if (angle < ANGLE_EPS) return 0;
  const double sixths = sixths_of(tables.bands_of(bands), angle);
  for (const TurnPrice& price : tables.turn_prices)
    if (same_length(price.rate, rate) && same_length(price.sixths, sixths)) return price.inches;
  return nearest_inch(rate * sixths / SIXTHS);
}

void pay_for_turn(const Way& way, std::size_t step, const Turn& turn, Progress& progress, Findings& found) {
  const Underfoot place = way.under(step, turn);
  fell_trees(way, place, 1, {step, 0}, progress.felled, progress.account, found);
  const WholeTurn* whole = way.turn_at(step);
  if (!pays_for_turns(way.setting, way.model()) || whole->last != step) return;
  const double price = price_of_turn(way.tables(), way.setting.options.turn_bands, way.model().rate, whole->angle);
  progress.account.charge({.rule = clause_of_turn(way, place),
                           .amount = price,
                           .from = {step, 0},
                           .figures = {{"angle", Value(whole->angle)}}},
                          "mobility-15");
  for (auto& overrun : progress.bases.overruns())
    if (meets(way, *whole, overrun.target)) overrun.spent += price;
}

}  // namespace linesman::mobility
