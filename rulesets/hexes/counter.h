// A counter as this ruleset reads it: what it is, what is printed on it, and how many MPs it has.
#pragma once

#include "hexes/setting.h"
#include "rules/findings.h"

namespace linesman::hexes {

enum class Troop { leader, squad, vehicle, gun };

enum class Action { move, assault_move, close_assault };

struct Counter {
  PieceIndex piece{};
  Troop troop = Troop::squad;
  std::optional<double> printed;  ///< MPs
  double burden = 0;              ///< MPs lost

  bool infantry() const { return troop == Troop::leader || troop == Troop::squad; }
  Column column() const;
  bool slow_gun(const Figures& figures) const { return troop == Troop::gun && printed == figures.slow_gun_mps; }
};

/// Nothing where `troop` is missing or none that the rules have.
std::optional<Troop> troop_of(const Piece& piece);

/// The piece's `troop` is one that the rules have (checked).
Counter counter_of(const Game& game, PieceIndex piece);

/// What a counter may spend in one move, and what it comes from.
Grants movement_points(const Setting& setting, const Counter& counter, Action action, bool led);

/// hexes-29, hexes-30: what counts of some pieces, and whether one hex holds it.
struct Crowd {
  double vehicles = 0;  ///< and guns
  double infantry = 0;
};
void add_to(Crowd& crowd, const Piece& piece);
bool within_stacking_limits(const Figures& figures, const Crowd& crowd);

}  // namespace linesman::hexes
