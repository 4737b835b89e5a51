// The ratings of the terrain table, each with the clause that speaks of it.
#pragma once

#include "base/names.h"

namespace linesman::mobility {

/// In alphabetical order: figures of one place are multiplied in it, and of equals the first is cited. `tree` and
/// `none` have no row in the table.
enum class Rating {
  anti_tank,
  bridge,
  building,
  dense,
  firm,
  ford,
  high,
  impassable,
  ladder,
  low,
  none,
  road,
  slope,
  soft,
  stairs,
  tree,
  vegetation,
  water
};

constexpr Names<Rating::water> names_of(Rating) {
  return {"anti-tank", "bridge", "building", "dense", "firm", "ford",   "high", "impassable", "ladder",
          "low",       "none",   "road",     "slope", "soft", "stairs", "tree", "vegetation", "water"};
}
inline constexpr std::size_t RATINGS = names_of(Rating{}).size();

/// Which clause speaks of it (mobility-17 to 32).
std::string_view clause_of(Rating rating);

}  // namespace linesman::mobility
