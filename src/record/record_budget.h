// How much work one call on a whole record may do. Inside `record` only.
#pragma once

#include <string>

#include "base/budget.h"
#include "base/result.h"
#include "table/game.h"

namespace linesman {

/// In looks: what it takes to write one thing of a game as JSON and to read it again, and to hear it again unchanged.
inline constexpr std::uint64_t LOOKS_TO_READ = 300;
inline constexpr std::uint64_t LOOKS_TO_HEAR = 20;

/// The features, units and pieces.
std::uint64_t things_in(const Game& game);

/// Of a record: about two seconds up to a megabyte of it, and as much for each one more, so that a long game is
/// followed to its end and a small file takes no long time.
Budget budget_of_record(const Game& game);

/// What is told when that does not last. `doing`: "to judge this record again".
Problem too_much_work(const std::string& doing);

}  // namespace linesman
