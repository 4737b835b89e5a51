// The budget of work for one call on a whole record. Inside `record` only.
#pragma once

#include <string>

#include "base/budget.h"
#include "base/result.h"
#include "table/game.h"

namespace linesman {

/// Steps of the budget for one thing of a game: to write it as JSON and read it again; to open a hearing with it
/// unchanged.
inline constexpr std::uint64_t STEPS_TO_READ = 300;
inline constexpr std::uint64_t STEPS_TO_HEAR = 20;

/// The number of features, units and pieces.
std::uint64_t things_in(const Game& game);

/// About two seconds for a record of up to a megabyte, and two more for each further megabyte: a long game is followed
/// to its end, and a small file never takes long.
Budget budget_of_record(const Game& game);

/// The Problem when that budget runs out. `doing`: "to judge this record again".
Problem too_much_work(const std::string& doing);

}  // namespace linesman
