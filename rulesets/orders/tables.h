// Read of ruleset.json and of a game: options, figures, ratings, the terrain table, and models with their moves.
#pragma once

#include <array>

#include "base/names.h"
#include "rules/figures_reader.h"
#include "rules/kind_ratings.h"
#include "rules/ruleset.h"

namespace linesman::orders {

/// The models for which ground under a road does not count while they are on it.
enum class RoadClears { vehicles, all, none };
constexpr Names<RoadClears::none> names_of(RoadClears) { return {"vehicles", "all", "none"}; }

/// The point of a base that stands on the edge where it comes on.
enum class EntryBy { front, centre };
constexpr Names<EntryBy::centre> names_of(EntryBy) { return {"front", "centre"}; }

struct Options {
  bool buildings_impassable = false;
  bool centre_on_obstacles = true;  ///< infantry meets obstacles with its centre only
  bool artillery_passes = false;
  bool cavalry_through = true;           ///< cavalry passes and is passed like infantry on foot
  bool anti_tank_stops_walkers = false;  ///< obstacles that stop vehicles stop walkers too
  bool any_walker_demolishes = false;    ///< else only heavy ones
  RoadClears road_clears = RoadClears::vehicles;
  EntryBy entry = EntryBy::front;
  bool counts_turns = false;  ///< vehicles turn so often as orders-29 says
};

/// The options of the game have been checked.
Options read_options(const RulesetData& data, const Game& game);

/// orders-8: the rating of a feature.
enum class Rating { open, rough, obstacle, building, impassable, road, clear };
constexpr Names<Rating::clear> names_of(Rating) {
  return {"open", "rough", "obstacle", "building", "impassable", "road", "clear"};
}

/// A cell of the terrain table.
enum class Cell { ok, ok_star, ok_two_stars, no_run, no, no_star, no_demolish, doubled };
constexpr Names<Cell::doubled> names_of(Cell) { return {"ok", "ok*", "ok**", "no-run", "no", "no*", "no!", "x2"}; }

/// The cells of the terrain table for one kind of model, by rating. A rating without a row (`clear`) is ok.
using Column = std::array<Cell, names_of(Rating{}).size()>;

struct Tables {
  FigureRow rates;                                     ///< basic moves, inches, by troop or drive
  std::map<std::string, Column, std::less<>> columns;  ///< of the terrain table: "infantry", "tracked"…
  KindRatings<Rating> ratings;
  double run = 2;              ///< times the basic move
  double road = 2;             ///< times the allowance, where a road doubles it
  double formation_gap = 1;    ///< inches
  double unit_gap = 1;         ///< inches
  double turns_advancing = 2;  ///< of a vehicle, where they are counted
  double turns_running = 1;
  double turn_degrees = 90;  ///< the widest of them
};

/// A Problem's pointer is into ruleset.json.
Result<Tables> read_tables(const RulesetData& data);

enum class Arm { infantry, artillery, vehicle };

/// A model as the rules see it.
struct Model {
  PieceIndex piece{};
  Arm arm = Arm::infantry;
  Column terrain{};       ///< its column of the terrain table
  double rate = 0;        ///< basic move, inches
  bool own_rate = false;  ///< by a trait, not by the table of rates
  bool heavy = false;     ///< it may demolish buildings
  bool walks = false;     ///< it is a walker
  bool cavalry = false;   ///< it is infantry that rides
  bool immobilised = false;
  std::optional<std::int64_t> acted{};  ///< the turn in which an order last moved it
};

/// A trait of a piece, else of its unit; null when neither has it.
const Value& trait_of(const Game& game, PieceIndex piece, std::string_view key);

/// Whether two pieces are of one unit. A piece without a unit is one by itself.
bool same_unit(const Game& game, PieceIndex a, PieceIndex b);

/// The id of its unit, or its own when it has none.
const std::string& unit_id(const Game& game, PieceIndex piece);

/// Refused with a pointer to the piece: a missing or unusable `troop`.
Result<Arm> arm_of(const Game& game, PieceIndex piece);

bool is_cavalry(const Game& game, PieceIndex piece);

/// Refused as by `arm_of`, and a vehicle without a usable `drive`.
Result<Model> read_model(const RulesetData& data, const Tables& tables, const Game& game, PieceIndex piece);

/// orders-9 to 13: the cell of the terrain table for a rating and a model.
inline Cell cell_of(Rating rating, const Model& model) { return model.terrain.at(static_cast<std::size_t>(rating)); }

}  // namespace linesman::orders
