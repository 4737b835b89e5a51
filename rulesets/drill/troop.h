// A piece as these rules see it: arm, Drill, formation, orders.
#pragma once

#include "drill/setting.h"

namespace linesman::drill {

/// A piece whose `troop` is infantry, cavalry or artillery; other pieces are not seen.
struct Troop {
  PieceIndex piece{};
  Arm arm = Arm::infantry;
  double drill = 0;     ///< 0 when it has none
  std::string battery;  ///< of artillery: foot, heavy or horse
  bool dense = false;
  std::string formation;  ///< empty when it has none
  std::string order;      ///< its own, else its brigade's, else none
  bool moving = false;    ///< the mounted officer stands on its front
  bool musician = false;
  std::string contact;
  bool charged = false;
  bool routed = false;

  bool is_mob() const { return formation == "mob"; }
};

/// Nothing for a piece that these rules do not see.
std::optional<Troop> troop_of(const Game& game, PieceIndex piece);

/// The same for a piece that is ordered: refused when it is not seen, or lacks what an ordered piece needs.
Result<Troop> ordered_troop(const Setting& setting, PieceIndex piece);

/// The arm has a formation of that name.
bool has_formation(const Tables& tables, Arm arm, std::string_view formation);

/// The formations of an arm that a player may form.
std::vector<std::string> formations_to_form(const Tables& tables, Arm arm);

/// Refused: a formation that the arm has not.
Result<void> check_formation(const Tables& tables, const Game& game, PieceIndex piece);

}  // namespace linesman::drill
