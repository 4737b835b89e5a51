// A piece as these rules see it: arm, Drill, formation, orders.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "drill/tables.h"
#include "table/game.h"

namespace linesman::drill {

/// A piece whose `troop` is infantry, cavalry or artillery; other pieces are not seen.
struct Troop {
  PieceIndex piece{};
  Arm arm = Arm::infantry;
  double drill = 0;  ///< 0 when it has none
  Battery battery = Battery::none;
  bool dense = false;
  Formation formation = Formation::none;
  StandingOrder order = StandingOrder::none;  ///< its own, else its brigade's
  bool moving = false;                        ///< the mounted officer stands on its front
  bool musician = false;
  ContactState contact = ContactState::none;
  std::optional<std::int64_t> contact_turn;  ///< in which it came into that contact
  std::optional<std::int64_t> acted;         ///< the turn of its last move, march, pass or form
  bool charged = false;
  bool routed = false;

  bool is_mob() const { return formation == Formation::mob; }
};

/// Nothing for a piece that these rules do not see.
std::optional<Troop> troop_of(const Game& game, PieceIndex piece);

/// The same for a piece that is ordered: refused when it is not seen, or lacks what an ordered piece needs.
Result<Troop> ordered_troop(const Tables& tables, const Game& game, PieceIndex piece);

/// drill-4: what the speed table has for a formation of its arm, `limbered` included.
const Rate& rate_of(const Tables& tables, const Troop& troop, Formation formation);

/// The figure, with its Drill where the rate adds it, BD.
double figure_of(const Rate& rate, const Troop& troop);

/// The names of the formations of an arm that a player may form, sorted.
std::vector<std::string> formations_to_form(const Tables& tables, Arm arm);

/// Refused: a formation that the arm has not.
Result<void> check_formation(const Tables& tables, const Game& game, PieceIndex piece);

}  // namespace linesman::drill
