// What a way of a counter costs beforehand.
#include "hexes/walk.h"

namespace linesman::hexes {

namespace {

HexFare prices_of(const Setting& setting, const Counter& counter, Action action) {
  const Figures& figures = setting.figures;
  HexFare fare;
  fare.open = setting.chart.open(counter.column());
  fare.labels = setting.labels;
  for (const Feature& feature : setting.game.terrain())
    fare.grounds.push_back(
        {static_cast<FeatureIndex>(fare.grounds.size()), setting.chart.rating(feature, counter.column())});
  if (counter.slow_gun(figures)) fare.flat = figures.slow_gun_cost;
  fare.faces = counter.troop == Troop::vehicle;
  fare.free_sides = figures.free_hexsides;
  fare.side_price = figures.hexside_cost;
  fare.most_sides = static_cast<int>(figures.turn_hexsides);
  fare.reverse_times = figures.reverse_times;
  fare.reverse_turn_times = setting.tripled_turns ? std::max(1.0, figures.reverse_times) : 1;
  fare.first_hex_forgives_turns = setting.minimum_turns;
  fare.parts = setting.same_ends;
  fare.meets_enemies =
      action == Action::close_assault || (setting.assault_into_close && action == Action::assault_move);
  return fare;
}

}  // namespace

Fares fares_of(const Setting& setting, const Counter& counter, Action action, bool led) {
  if (counter.printed == 0.0) return {};
  Fare fare;
  fare.piece = counter.piece;
  fare.allowance = sum_of(movement_points(setting, counter, action, led && counter.troop == Troop::squad));
  fare.hexes = prices_of(setting, counter, action);
  return {std::move(fare)};
}

}  // namespace linesman::hexes
