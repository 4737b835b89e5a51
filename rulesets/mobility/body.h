// A piece as these rules see it: its mobility type, its rate, what it has spent.
#pragma once

#include "mobility/setting.h"

namespace linesman::mobility {

enum class Family { infantry, crewed, vehicle, pod };

struct Body {
  PieceIndex piece{};
  const TypeRow* type = nullptr;
  Family family = Family::infantry;
  bool on_foot = false;  ///< `foot`, and `powered-armour` while the option lets it walk
  double original = 0;   ///< rate undamaged, inches a turn
  double rate = 0;       ///< current rate, inches a turn
  std::int64_t damage = 0;
  bool immobilised = false;
  double spent = 0;  ///< of the allowance by earlier orders of this turn
  double moved = 0;  ///< `spent` when its own last order of this turn ended

  bool is(std::string_view name) const { return type->type == name; }
};

/// The mobility type by the first line of the table that fits, or the trait that is missing.
Result<std::string> mobility_type(const Game& game, PieceIndex piece);

/// Refused: a piece without a mobility type, or without a `rate` when its type needs one.
Result<Body> body_of(const Setting& setting, PieceIndex piece);

Family family_of(std::string_view type);

/// `inches` as a number of thirds of `rate`, rounded up; of no rate 0.
double thirds_up(double inches, double rate);

/// A pointer to a trait of a piece in the document.
std::string trait_pointer(PieceIndex piece, std::string_view key);

}  // namespace linesman::mobility
