// Facing: what turns cost, and how many there may be.
#include <algorithm>
#include <cstdlib>

#include "hexes/walk.h"

namespace linesman::hexes {

namespace {

/// hexes-20, hexes-21: what all the hexsides turned in one hex cost, automatic turns the same.
double price_of_a_turn(const Figures& figures, int hexsides) {
  return std::max(0.0, hexsides - figures.free_hexsides) * figures.hexside_cost;
}

/// hexes-19: so many hexsides in one hex.
void a_vehicles_turn(March& march, std::size_t step, int before, int after, Hex hex) {
  const double most = march.setting.figures.turn_hexsides;
  if (before <= most && after > most)
    march.fault("hexes-19", step, {}, {{"hexsides", after}, {"hex", hex_text(hex)}}, "hexsides");
}

}  // namespace

void turn(March& march, std::size_t step, const HexTurn& turn) {
  if (march.counter.infantry()) return;
  if (!march.turning) march.turns.push_back({step, 0});
  march.turning = true;
  if (march.counter.troop != Troop::vehicle) return;
  const int before = march.turns.back().hexsides;
  const int after = march.turns.back().hexsides += std::abs(turn.sides);
  a_vehicles_turn(march, step, before, after, turn.hex);
  const double cost = price_of_a_turn(march.setting.figures, after) - price_of_a_turn(march.setting.figures, before);
  if (cost > 0) march.charge("hexes-20", cost, step, {{"hexsides", after}, {"hex", hex_text(turn.hex)}});
}

/// hexes-19: a turn for each hex entered.
void enough_hexes_for_its_turns(March& march) {
  if (march.counter.troop != Troop::vehicle) return;
  const std::size_t given = march.entered + (march.setting.turn_in_place ? 1 : 0);
  if (march.turns.size() <= given) return;
  march.fault("hexes-19", march.turns.back().step, {},
              {{"turned", static_cast<std::int64_t>(march.turns.size())},
               {"entered", static_cast<std::int64_t>(march.entered)}},
              march.entered == 0 ? "still" : "fault");
}

/// hexes-14: a gun turns freely, but only when it moves.
void facing_of_a_gun(March& march) {
  const bool may = march.entered > 0 || march.setting.turn_in_place;
  if (march.counter.troop == Troop::gun && !march.turns.empty() && !may)
    march.fault("hexes-14", march.turns.front().step);
}

}  // namespace linesman::hexes
