// The options that the players agreed on (section 1), and a piece as this ruleset sees it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "rules/terms.h"
#include "table/game.h"

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
  double standing_slack = 10;          ///< degrees that they may turn then without rotating, [0, steer]
  bool stop_past_point = false;        ///< a leg ends where it leaves the feature named
  bool wheels_stop_at_minor = false;
  bool wheels_stop_at_medium = false;  ///< Medium Obstacles end the move on wheels, else they are crossed
  bool buildings_blocked = false;      ///< tracked vehicles do not drive into buildings
  Flatten flatten = Flatten::gap;      ///< the part of an obstacle passed through that becomes broken ground
  DrivenOver enemies = DrivenOver::infantry;
};

/// The options of the game, else their defaults; the values have been checked.
Options read_options(const RulesetData& data, const Game& game);

/// A Problem when the game sets `standing_slack` above `steer`.
std::optional<Problem> why_unfit_options(const RulesetData& data, const Game& game);

enum class Speed { slow, standard, fast, wheeled };
enum class Drive { tracked, half_tracked, wheeled };

std::string_view name_of(Speed speed);

struct Vehicle {
  Speed speed = Speed::standard;
  Drive drive = Drive::tracked;
  bool immobilised = false;
  bool trapped = false;
  std::optional<double> tested_turn;  ///< the turn in which its trapped crew last tested in vain
  std::vector<std::string> astride;   ///< ids of obstacles that its centre has passed and its base not yet left
  std::optional<Pose> entered;        ///< its pose where it entered the building that traps it, if the status says so

  bool fully_tracked() const { return drive == Drive::tracked; }
  bool on_wheels() const { return drive != Drive::tracked; }
};

/// Refused, with a pointer into the game: a piece that is no vehicle or not on the table, a missing trait, a drive that
/// this ruleset does not have, `wheeled` for only one of speed and drive.
Result<Vehicle> read_vehicle(const Game& game, PieceIndex piece);

/// Wrong traits of pieces, found before any of them is ordered.
std::vector<Problem> contradictions(const Game& game);

}  // namespace linesman::pips
