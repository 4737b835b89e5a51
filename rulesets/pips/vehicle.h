// A piece as this ruleset sees it (section 1 of the page).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman::pips {

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
  std::optional<Pose> entered;        ///< where it came into the building that it is trapped in, if the status says

  bool fully_tracked() const { return drive == Drive::tracked; }
  bool on_wheels() const { return drive != Drive::tracked; }
};

/// Refused, with a pointer into the game: no vehicle, not on the table, a required trait that is missing, a drive that
/// vehicles of this ruleset do not have, `wheeled` for one of speed and drive but not for the other.
Result<Vehicle> read_vehicle(const Game& game, PieceIndex piece);

/// What is wrong with the traits of pieces that nobody need order to see it.
std::vector<Problem> contradictions(const Game& game);

}  // namespace linesman::pips
