// A game at other points of its record: as it stood after any entry, on whichever branch.
#pragma once

#include "base/budget.h"
#include "base/result.h"
#include "files/record.h"

namespace linesman {

/// The numbers of the entries from the start of the game to `seq`, the first first. Empty for 0.
std::vector<std::int64_t> line_to(const Record& record, std::int64_t seq);

/// How far in each entry stands when a record is shown as a tree: one further than what it follows when another entry
/// followed that before. By number; the start of the game comes first, with 0.
std::vector<std::size_t> branch_depths(const Record& record);

/// The game as it stood after an entry (0: at its start), with the whole record and `here` there. Nothing is judged. A
/// Problem when there is no such entry, or one on the way does not say what it changed.
Result<Game> at_entry(const Game& game, std::int64_t seq);

/// The game as it was before its history, without a record. With a budget of the caller's it throws WorkStopped.
Result<Game> rewound(const Game& game);
Result<Game> rewound(const Game& game, Budget& budget);

/// The game as it was before entry `entry`, from 0, of its history, without a record. The game itself when it has
/// fewer.
Result<Game> before_entry(const Game& game, std::size_t entry);

}  // namespace linesman
