// The mobility types and ratings that decide something under these rules, and the figures of ruleset.json, read once:
// rates, bands, prices, the terrain table.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/names.h"
#include "rules/figures_reader.h"
#include "rules/kind_ratings.h"

namespace linesman::mobility {

enum class MobilityType {
  foot,
  gravpack,
  jetpack,
  powered_armour,
  crewed,  ///< a weapon without a motive system
  tracked,
  half_tracked,
  wheeled,
  walker,
  grav,
  hover,
  thruster,
  helicopter,
  pod
};

/// As figures, `gear` and `drive` name them.
constexpr Names<MobilityType::pod> names_of(MobilityType) {
  return {"foot",    "gravpack", "jetpack", "powered-armour", "crewed",   "tracked",    "half-tracked",
          "wheeled", "walker",   "grav",    "hover",          "thruster", "helicopter", "pod"};
}
inline constexpr std::size_t MOBILITY_TYPES = names_of(MobilityType{}).size();

enum class Family { infantry, crewed, vehicle, pod };

constexpr Family family_of(MobilityType type) {
  if (type < MobilityType::crewed) return Family::infantry;
  if (type == MobilityType::crewed) return Family::crewed;
  return type == MobilityType::pod ? Family::pod : Family::vehicle;
}

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

/// How a type pays for turns on the spot.
enum class TurnPricing { free, by_band, none };

/// A row of the table of mobility types.
struct TypeRow {
  std::optional<double> rate;            ///< basic, inches a turn; none: the piece's own `rate` is required
  FigureRow paces;                       ///< the advanced table; empty: the type has none
  std::optional<double> altitude_limit;  ///< inches; none: as high as it likes
  TurnPricing turns = TurnPricing::free;
  std::string terrain;  ///< its column of the terrain table
};

/// Which bands of angle are in force.
enum class TurnBands { even, steep };
constexpr Names<TurnBands::steep> names_of(TurnBands) { return {"even", "steep"}; }

/// A band of angle and what turning so far takes of the rate.
struct Band {
  double angle = 0;   ///< its upper angle, degrees, which belongs to it
  double sixths = 0;  ///< of the current rate
};

/// A price of the table of turns.
struct TurnPrice {
  double rate = 0;  ///< current rate
  double sixths = 0;
  double inches = 0;
};

/// Shares of a rate, all counted in thirds.
struct Thirds {
  double slow = 1;            ///< up to here a piece is slow
  double moderate = 2;        ///< up to here moderate, beyond it fast
  double boarding = 1;        ///< what getting in or out takes
  double boarding_after = 2;  ///< how far an undamaged transport may have moved before
  double foxhole = 2;         ///< what must be spent over a foxhole
  double damage = 1;          ///< what each level of damage takes away
};

struct Tables {
  KindRatings<Rating> ratings;  ///< `none` for what has no rating
  std::array<TypeRow, MOBILITY_TYPES> types;
  std::array<std::vector<Band>, names_of(TurnBands{}).size()> bands;  ///< each by angle, the widest last
  std::vector<TurnPrice> turn_prices;
  /// What an inch costs, by rating, then by column; 0 is impassable, a missing column of `building` is for `interiors`.
  std::array<std::optional<FigureRow>, RATINGS> terrain;
  std::optional<FigureRow> walls_for_jetpacks;  ///< in place of the row `high`, with the option
  FigureRow interiors;                          ///< by value of the option
  Thirds thirds;
  double amphibious = 2;       ///< an inch of water for those who swim
  double debris = 2;           ///< an inch of a building full of rubble
  double reverse = 2;          ///< an inch backwards
  double sideways = 2;         ///< an inch sideways
  double climb = 1;            ///< an inch up or down
  double short_crew = 0.5;     ///< of the rate, with too few at the gun
  double small_size = 1;       ///< size class of infantry and crewed weapons that have none
  double overrun_price = 3;    ///< times the price of the ground
  double overrun_classes = 3;  ///< by which a target must be smaller

  const std::vector<Band>& bands_of(TurnBands which) const { return bands.at(static_cast<std::size_t>(which)); }
  const TypeRow& row_of(MobilityType type) const { return types.at(static_cast<std::size_t>(type)); }
  const std::optional<FigureRow>& terrain_of(Rating rating) const {
    return terrain.at(static_cast<std::size_t>(rating));
  }
};

/// A Problem points into the figures at what is missing.
Result<Tables> read_tables(const RulesetData& data);

inline constexpr double SIXTHS = 6;
inline constexpr double THIRDS = 3;

}  // namespace linesman::mobility
