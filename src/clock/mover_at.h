// When one mover is at one goal.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "clock/chain.h"
#include "clock/chances.h"

namespace linesman {

/// Of one mover at one goal.
struct MoverAt {
  struct ByRoll {
    std::string roll;
    std::optional<Chain> chain{};
    double least = 0;  ///< turns, or parts of one, that it takes at least; infinity: it never comes
  };
  std::vector<ByRoll> rolls;
  Arrivals by;
  bool exact = true;         ///< the dice only scale how far it goes along a way that was found, or it never comes
  std::vector<int> games{};  ///< by rolled game the turn by whose end it is there; empty: its chances are counted
};

/// The chances that chains of one roll in every turn prove, and those that the bounds of the highest roll leave.
Arrivals arrivals_by_rolls(const ClockMover& mover, const MoverAt& found, int turns);

/// The chances that rolled games show, three standard errors either way.
void tell_games(MoverAt& found, int turns);

/// Of a mover that may begin at any of several places: each roll from where it comes first, the chances from where they
/// are best.
MoverAt best_start(const std::vector<MoverAt>& starts, const std::vector<Pose>& poses);

/// It is there from the beginning.
MoverAt there_already(const Game& game, const ClockMover& mover, const std::vector<std::string>& rolls, int turns);

/// Of a mover without dice: both bounds are one turn, or it surely does not come.
bool is_settled(const MoverAt::ByRoll& found, int turns);

/// A part of a turn by which a bound may be rounded up.
inline constexpr double SURE_OF_TURN = 1e-5;

/// The first turn by the end of which it may be there.
int first_turn(double least);

}  // namespace linesman
