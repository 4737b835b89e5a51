// Who moves, how fast, and what the terrain table says of them.
#pragma once

#include "base/names.h"
#include "rules/ruleset.h"

namespace linesman::orders {

enum class Arm { infantry, artillery, vehicle };

/// How the players rate a feature (orders-8).
enum class Rating { open, rough, obstacle, building, impassable, road, clear };
constexpr Names<Rating::clear> names_of(Rating) {
  return {"open", "rough", "obstacle", "building", "impassable", "road", "clear"};
}

/// A cell of the terrain table.
enum class Cell { ok, ok_star, ok_two_stars, no_run, no, no_star, no_demolish, doubled };

/// A model as the rules see it.
struct Model {
  PieceIndex piece{};
  Arm arm = Arm::infantry;
  std::string column;     ///< its column of the terrain table: "infantry", "tracked"…
  double rate = 0;        ///< basic move, inches
  bool own_rate = false;  ///< a trait says it, not the table of rates
  bool heavy = false;     ///< may demolish buildings
  bool walks = false;     ///< a walker
  bool cavalry = false;   ///< infantry that rides
  bool immobilised = false;
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
Result<Model> read_model(const RulesetData& data, const Game& game, PieceIndex piece);

/// orders-9 to 13: what the table says of a rating for a model.
Cell cell_of(const RulesetData& data, Rating rating, const Model& model);

/// Refused: words in the terrain table that are no cells.
Result<void> check_table(const RulesetData& data);

}  // namespace linesman::orders
