// Who moves, how fast, and what the terrain table says of them.
#pragma once

#include "orders/tables.h"
#include "rules/ruleset.h"

namespace linesman::orders {

enum class Arm { infantry, artillery, vehicle };

/// A model as the rules see it.
struct Model {
  PieceIndex piece{};
  Arm arm = Arm::infantry;
  Column terrain{};       ///< its column of the terrain table
  double rate = 0;        ///< basic move, inches
  bool own_rate = false;  ///< a trait says it, not the table of rates
  bool heavy = false;     ///< may demolish buildings
  bool walks = false;     ///< a walker
  bool cavalry = false;   ///< infantry that rides
  bool immobilised = false;
  std::optional<std::int64_t> acted{};  ///< the turn in which an order last moved it
};

/// A trait of a piece, else of its unit; null when neither has it.
const Value& trait_of(const Game& game, PieceIndex piece, std::string_view key);

/// Pieces of one unit; a piece without one is a unit by itself.
bool same_unit(const Game& game, PieceIndex a, PieceIndex b);

/// The id of its unit, or its own when it has none.
const std::string& unit_id(const Game& game, PieceIndex piece);

/// Refused with the pointer to the piece: a missing or unusable `troop`.
Result<Arm> arm_of(const Game& game, PieceIndex piece);

bool is_cavalry(const Game& game, PieceIndex piece);

/// Refused besides: a vehicle without a usable `drive`.
Result<Model> read_model(const RulesetData& data, const Tables& tables, const Game& game, PieceIndex piece);

/// orders-9 to 13: what the table says of a rating for a model.
inline Cell cell_of(Rating rating, const Model& model) { return model.terrain.at(static_cast<std::size_t>(rating)); }

}  // namespace linesman::orders
