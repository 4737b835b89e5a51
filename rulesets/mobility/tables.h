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

/// By the names of figures, `gear` and `drive`.
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

/// Terrain ratings in alphabetical order: figures of one place are multiplied in this order, and of equal figures the
/// first is cited. `tree` and `none` have no row in the table.
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

/// The clause about terrain of that rating (mobility-17 to 32).
std::string_view clause_of(Rating rating);

/// How a type pays for turns on the spot.
enum class TurnPayment { free, by_band, none };

/// A row of the table of mobility types.
struct TypeRow {
  std::optional<double> rate;            ///< basic rate, inches a turn; nothing: the piece needs a `rate` of its own
  FigureRow paces;                       ///< the advanced table; empty: the type has none
  std::optional<double> altitude_limit;  ///< inches; nothing: no limit
  TurnPayment turns = TurnPayment::free;
  std::string terrain;  ///< its column of the terrain table
};

/// The two tables of bands; an option says which is in force.
enum class TurnBands { even, steep };
constexpr Names<TurnBands::steep> names_of(TurnBands) { return {"even", "steep"}; }

/// A band of angles, with the part of the rate that such a turn costs.
struct Band {
  double angle = 0;   ///< degrees, the upper end, which belongs to the band
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
  double slow = 1;            ///< up to this a piece is slow
  double moderate = 2;        ///< up to this moderate, beyond it fast
  double boarding = 1;        ///< price of getting in or out
  double boarding_after = 2;  ///< the most that an undamaged transport may have moved before
  double foxhole = 2;         ///< to be spent over a foxhole
  double damage = 1;          ///< lost by each level of damage
};

struct Tables {
  KindRatings<Rating> ratings;  ///< `none` for a feature without a rating
  std::array<TypeRow, MOBILITY_TYPES> types;
  std::array<std::vector<Band>, names_of(TurnBands{}).size()>
      bands;  ///< by table; each table by angle, the widest last
  std::vector<TurnPrice> turn_prices;
  /// The price of an inch, by rating, then by column. 0 is impassable; for a missing column of `building` the option
  /// `interiors` holds.
  std::array<std::optional<FigureRow>, RATINGS> terrain;
  std::optional<FigureRow> walls_for_jetpacks;  ///< with the option, in place of the row `high`
  FigureRow interiors;                          ///< by value of the option
  Thirds thirds;
  double amphibious = 2;       ///< an inch of water for amphibious pieces
  double debris = 2;           ///< an inch of a building full of rubble
  double reverse = 2;          ///< an inch backwards
  double sideways = 2;         ///< an inch sideways
  double climb = 1;            ///< an inch up or down
  double clear_height = 1;     ///< inches of altitude from which bases do not meet
  double short_crew = 0.5;     ///< of the rate, with a short crew
  double small_size = 1;       ///< size class of infantry and crewed weapons that have none
  double overrun_price = 3;    ///< times the price of the ground
  double overrun_classes = 3;  ///< by which a target must be smaller

  const std::vector<Band>& bands_of(TurnBands which) const { return bands.at(static_cast<std::size_t>(which)); }
  const TypeRow& row_of(MobilityType type) const { return types.at(static_cast<std::size_t>(type)); }
  const std::optional<FigureRow>& terrain_of(Rating rating) const {
    return terrain.at(static_cast<std::size_t>(rating));
  }
};

/// A Problem points at the missing figure.
Result<Tables> read_tables(const RulesetData& data);

inline constexpr double SIXTHS = 6;
inline constexpr double THIRDS = 3;

}  // namespace linesman::mobility
