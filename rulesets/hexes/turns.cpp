// Facing: what turns cost, and how many there may be.
#include <algorithm>

#include "hexes/walk.h"

namespace linesman::hexes {

// hexes-20, hexes-21
double price_of_a_turn(const Figures& figures, int hexsides) {
  return std::max(0.0, hexsides - figures.free_hexsides) * figures.hexside_cost;
}

// hexes-19: so many hexsides in one hex.
std::optional<Finding> a_vehicles_turn(const Way& way, std::size_t step, int before, int after) {
  const double most = way.setting.figures.turn_hexsides;
  if (before > most || after <= most) return std::nullopt;
  Finding fault = way.fault_of("hexes-19", step);
  fault.figures = {{"hexsides", after}, {"hex", hex_text(std::get<HexTurn>(way.trace.steps[step].facts).hex)}};
  fault.says = "hexsides";
  return fault;
}

// hexes-19: a turn for each hex entered.
void enough_hexes_for_its_turns(const Way& way, const Tally& tally, Findings& found) {
  if (way.counter.troop != Troop::vehicle) return;
  const std::size_t given = tally.entered + (way.setting.turn_in_place ? 1 : 0);
  if (tally.turns.size() <= given) return;
  Finding fault = way.fault_of("hexes-19", tally.turns.back().step);
  fault.figures = {{"turned", static_cast<std::int64_t>(tally.turns.size())},
                   {"entered", static_cast<std::int64_t>(tally.entered)}};
  fault.says = tally.entered == 0 ? "still" : "fault";
  fault.stage = Stage::at_end;
  found.fault(std::move(fault));
}

// hexes-14: a gun turns freely, but only when it moves.
void facing_of_a_gun(const Way& way, const Tally& tally, Findings& found) {
  const bool may = tally.entered > 0 || way.setting.turn_in_place;
  if (way.counter.troop != Troop::gun || tally.turns.empty() || may) return;
  Finding fault = way.fault_of("hexes-14", tally.turns.front().step);
  fault.stage = Stage::at_end;
  found.fault(std::move(fault));
}

}  // namespace linesman::hexes
