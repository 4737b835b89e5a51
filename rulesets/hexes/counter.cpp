#include "hexes/counter.h"

#include <algorithm>
#include <cmath>

namespace linesman::hexes {

namespace {

constexpr std::array<std::pair<std::string_view, Troop>, 7> TROOPS{{{"leader", Troop::leader},
                                                                    {"squad", Troop::squad},
                                                                    {"half-squad", Troop::squad},
                                                                    {"infantry", Troop::squad},
                                                                    {"vehicle", Troop::vehicle},
                                                                    {"gun", Troop::gun},
                                                                    {"artillery", Troop::gun}}};

/// hexes-8: leaders are quicker than squads; a printed figure goes before both.
double mps_of_infantry(const Figures& figures, const Counter& counter) {
  return counter.printed.value_or(counter.troop == Troop::leader ? figures.leader_mps : figures.squad_mps);
}

/// hexes-9: who moves with a leader keeps up with him.
double with_a_leader(const Figures& figures, const Counter& counter, double mps) {
  return counter.troop == Troop::squad ? std::max(mps, figures.led_mps) : mps;
}

/// hexes-12: vehicles and guns have what is printed.
double mps_of_vehicles_and_guns(const Counter& counter) { return counter.printed.value_or(0); }

/// hexes-15: half, for infantry units.
double assault_movement(const Setting& setting, const Counter& counter, double mps) {
  if (!counter.infantry()) return mps;
  const double half = mps / setting.figures.assault_divisor;
  return setting.round_up ? std::ceil(half) : std::floor(half);
}

/// hexes-16: burdens come off last.
double halved_first(const Counter& counter, double mps) { return std::max(0.0, mps - counter.burden); }

}  // namespace

Column Counter::column() const {
  if (infantry()) return Column::infantry;
  return troop == Troop::gun ? Column::gun : Column::vehicle;
}

std::optional<Troop> troop_of(const Piece& piece) {
  const auto word = piece.traits["troop"].text();
  const auto it = std::find_if(TROOPS.begin(), TROOPS.end(), [&](const auto& t) { return t.first == word; });
  return it == TROOPS.end() ? std::nullopt : std::optional(it->second);
}

Counter counter_of(const Game& game, PieceIndex index) {
  const Piece& piece = game.piece(index);
  const auto troop = troop_of(piece);
  LINESMAN_CHECK(troop.has_value());
  return {index, *troop, piece.traits["movement"].number(), piece.status["burden"].number().value_or(0)};
}

double movement_points(const Setting& setting, const Counter& counter, Action action, bool led) {
  double mps = counter.infantry() ? mps_of_infantry(setting.figures, counter) : mps_of_vehicles_and_guns(counter);
  if (led) mps = with_a_leader(setting.figures, counter, mps);
  if (action == Action::assault_move) mps = assault_movement(setting, counter, mps);
  return halved_first(counter, mps);
}

/// hexes-30: passengers do not count, nor does whoever is not on the table.
void add_to(Crowd& crowd, const Piece& piece) {
  if (!piece.on_table()) return;
  const auto troop = troop_of(piece);
  if (troop == Troop::leader || troop == Troop::squad)
    ++crowd.infantry;
  else
    ++crowd.vehicles;
}

/// hexes-29: infantry alone, or vehicles and guns with the fewer infantry the more of them there are.
bool within_stacking_limits(const Figures& figures, const Crowd& crowd) {
  if (crowd.vehicles > figures.stack_vehicles) return false;
  if (crowd.vehicles == 0) return crowd.infantry <= figures.stack_infantry;
  return crowd.infantry <=
         (crowd.vehicles == 1 ? figures.stack_infantry_beside_one : figures.stack_infantry_beside_two);
}

}  // namespace linesman::hexes
