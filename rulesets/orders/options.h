// What the players have agreed where the rules can be read in more than one way.
#pragma once

#include "base/names.h"
#include "rules/ruleset.h"

namespace linesman::orders {

/// For whom on a road the ground that it runs through does not count.
enum class RoadClears { vehicles, all, none };
constexpr Names<RoadClears::none> names_of(RoadClears) { return {"vehicles", "all", "none"}; }

/// What of a base stands on the point of the edge where it comes on.
enum class EntryBy { front, centre };
constexpr Names<EntryBy::centre> names_of(EntryBy) { return {"front", "centre"}; }

struct Options {
  bool buildings_impassable = false;
  bool centre_on_obstacles = true;  ///< infantry meets obstacles with its centre only
  bool artillery_passes = false;
  bool cavalry_through = true;           ///< cavalry passes and is passed like infantry on foot
  bool anti_tank_stops_walkers = false;  ///< what stops vehicles stops walkers too
  bool any_walker_demolishes = false;    ///< else only heavy ones
  RoadClears road_clears = RoadClears::vehicles;
  EntryBy entry = EntryBy::front;
};

/// Of a game whose options were checked.
Options read_options(const RulesetData& data, const Game& game);

}  // namespace linesman::orders
