// What the players agreed to (the option table of section 1).
#pragma once

#include "rules/terms.h"

namespace linesman::pips {

struct Options {
  bool mixed_worst = false;             ///< the worst ground decides the whole move, else each inch has its price
  bool wheeled_stop_on_broken = false;  ///< wheeled vehicles do not move on broken ground, else an inch a pip
  bool lowest_dice_rotate = false;      ///< all dice are rolled and the lowest rotate, else those are not rolled
  double steer = 45;                    ///< degrees, [0, 180]
  bool wheels_stop_at_medium = false;   ///< Medium Obstacles end the move on wheels, else they are crossed
  bool buildings_blocked = false;       ///< tracked vehicles do not drive into buildings
  bool keep_obstacles = false;          ///< an obstacle passed through stays; only a note says so
};

/// The game's options, else the defaults; their values have been checked.
Options read_options(const RulesetData& data, const Game& game);

}  // namespace linesman::pips
