// The figures, ratings and terrain table of ruleset.json, read once.
#pragma once

#include <array>

#include "base/names.h"
#include "rules/figures_reader.h"
#include "rules/kind_ratings.h"

namespace linesman::orders {

/// How the players rate a feature (orders-8).
enum class Rating { open, rough, obstacle, building, impassable, road, clear };
constexpr Names<Rating::clear> names_of(Rating) {
  return {"open", "rough", "obstacle", "building", "impassable", "road", "clear"};
}

/// A cell of the terrain table.
enum class Cell { ok, ok_star, ok_two_stars, no_run, no, no_star, no_demolish, doubled };
constexpr Names<Cell::doubled> names_of(Cell) { return {"ok", "ok*", "ok**", "no-run", "no", "no*", "no!", "x2"}; }

/// What the terrain table says to one kind of model, by rating; what has no row (`clear`) is ok.
using Column = std::array<Cell, names_of(Rating{}).size()>;

struct Tables {
  FigureRow rates;                                     ///< basic moves, inches, by troop or drive
  std::map<std::string, Column, std::less<>> columns;  ///< of the terrain table: "infantry", "tracked"…
  KindRatings<Rating> ratings;
  double run = 2;            ///< times the basic move
  double road = 2;           ///< times the allowance, where a road doubles it
  double formation_gap = 1;  ///< inches
  double unit_gap = 1;       ///< inches
};

/// A Problem's pointer is into ruleset.json.
Result<Tables> read_tables(const RulesetData& data);

}  // namespace linesman::orders
