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
Grant mps_of_infantry(const Figures& figures, const Counter& counter) {
  if (counter.printed) return {"hexes-8", *counter.printed, {}, "part_printed"};
  if (counter.troop == Troop::leader) return {"hexes-8", figures.leader_mps, {}, "part_leader"};
  return {"hexes-8", figures.squad_mps};
}

/// hexes-12: vehicles and guns have what is printed.
Grant mps_of_vehicles_and_guns(const Counter& counter) { return {"hexes-12", counter.printed.value_or(0)}; }

/// hexes-9: who moves with a leader keeps up with him.
void mps_with_a_leader(const Figures& figures, const Counter& counter, Grants& grants) {
  const double more = figures.led_mps - sum_of(grants);
  if (counter.troop == Troop::squad && more > 0) grants.push_back({"hexes-9", more});
}

/// hexes-15: half, for infantry units.
void assault_movement(const Setting& setting, const Counter& counter, Grants& grants) {
  if (!counter.infantry()) return;
  const double mps = sum_of(grants);
  const double half = mps / setting.figures.assault_divisor;
  grants.push_back({"hexes-15", (setting.round_up ? std::ceil(half) : std::floor(half)) - mps});
}

/// hexes-16: burdens come off last.
void halved_first(const Counter& counter, Grants& grants) {
  if (counter.burden > 0) grants.push_back({"hexes-16", -std::min(counter.burden, sum_of(grants))});
}

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

Grants movement_points(const Setting& setting, const Counter& counter, Action action, bool led) {
  Grants grants{counter.infantry() ? mps_of_infantry(setting.figures, counter) : mps_of_vehicles_and_guns(counter)};
  if (led) mps_with_a_leader(setting.figures, counter, grants);
  if (action == Action::assault_move) assault_movement(setting, counter, grants);
  halved_first(counter, grants);
  return grants;
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
