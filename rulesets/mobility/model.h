// A piece as these rules see it: its mobility type, its rate, what it has spent.
#pragma once

#include "mobility/setting.h"
#include "rules/findings.h"

namespace linesman::mobility {

struct Model {
  PieceIndex piece{};
  MobilityType type = MobilityType::foot;
  const TypeRow* row = nullptr;  ///< of its type
  bool on_foot = false;          ///< `foot`, and `powered-armour` while the option lets it walk
  double original = 0;           ///< rate undamaged, inches a turn
  double rate = 0;               ///< current rate, inches a turn
  Grants grants{};               ///< what `rate` comes from
  std::int64_t damage = 0;
  bool immobilised = false;
  double spent = 0;  ///< of the allowance by earlier orders of this turn
  double moved = 0;  ///< `spent` when its own last order of this turn ended
  /// What counts for its speed, of earlier orders of this turn (mobility-33): inches moved with `relative_speed`
  /// `distance`, else as `spent`.
  double travelled = 0;
  bool rose = false;    ///< it has risen in this turn (mobility-48)
  bool popped = false;  ///< and fired since

  bool is(MobilityType other) const { return type == other; }
  Family family() const { return family_of(type); }
};

/// The mobility type by the first line of the table that fits, or the trait that is missing.
Result<MobilityType> mobility_type(const Game& game, PieceIndex piece);

/// Refused: a piece without a mobility type, or without a `rate` when its type needs one.
Result<Model> model_of(const Setting& setting, PieceIndex piece);

/// `inches` as a number of thirds of `rate`, rounded up; of no rate 0.
double thirds_up(double inches, double rate);

/// Its size class; nothing for a pod that has none. Refused: a vehicle without `size`.
Result<std::optional<double>> size_class(const Setting& setting, PieceIndex piece);

/// A pointer to a trait of a piece in the document.
std::string trait_pointer(PieceIndex piece, std::string_view key);

}  // namespace linesman::mobility
