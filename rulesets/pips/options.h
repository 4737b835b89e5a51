// What the players agreed to (the option table of section 1).
#pragma once

#include "rules/terms.h"

namespace linesman::pips {

enum class WheelsOnBroken { pips, twice, none };
enum class Flatten { gap, feature, keep };
enum class DrivenOver { none, infantry, all };

struct Options {
  bool mixed_worst = false;  ///< the worst ground decides the whole move, else each inch has its price
  bool high_die_stays =
      false;  ///< on a crossing the lower die only prices the inches on the obstacle, else it drives alone
  bool double_ends_beyond = false;  ///< after a double the way ends where the base has left, else over the obstacle
  WheelsOnBroken wheeled_broken = WheelsOnBroken::pips;
  bool lowest_dice_rotate = false;     ///< all dice are rolled and the lowest rotate, else those are not rolled
  double steer = 45;                   ///< degrees, [0, 180]
  bool standing_turn_is_free = false;  ///< full tracks steer before the first inch like any other, else they rotate
  double standing_slack = 10;          ///< degrees that they may turn then all the same, [0, steer]
  bool stop_past_point = false;        ///< a leg ends where it leaves the feature named
  bool wheels_stop_at_minor = false;
  bool wheels_stop_at_medium = false;  ///< Medium Obstacles end the move on wheels, else they are crossed
  bool buildings_blocked = false;      ///< tracked vehicles do not drive into buildings
  Flatten flatten = Flatten::gap;      ///< what of an obstacle passed through becomes broken ground
  DrivenOver enemies = DrivenOver::infantry;
};

/// The game's options, else the defaults; their values have been checked.
Options read_options(const RulesetData& data, const Game& game);

/// A slack that the game sets above its steering; old values of renamed options are refused by name elsewhere.
std::optional<Problem> why_unfit_options(const RulesetData& data, const Game& game);

}  // namespace linesman::pips
