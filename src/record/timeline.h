// The game at other points of its record: after any entry of any branch.
//
//   const auto earlier = at_entry(game, 3);   // the game after entry 3; later entries stay in its record
#pragma once

#include "base/budget.h"
#include "base/result.h"
#include "files/documents/record.h"

namespace linesman {

/// The numbers of the entries from the start of the game to `seq`, in order. Empty for 0.
std::vector<std::int64_t> line_to(const Record& record, std::int64_t seq);

/// The indentation of each entry when a record is shown as a tree, by number; index 0 is the start of the game. An
/// entry is indented one level more than the entry that it follows if another entry already follows that one.
std::vector<std::size_t> branch_depths(const Record& record);

/// The game after an entry (0: at its start), with the whole record and `here` at that entry. Nothing is judged. A
/// Problem when there is no such entry, or when one on the way does not have its change.
Result<Game> at_entry(const Game& game, std::int64_t seq);

/// The game before its history, without a record. With the caller's own budget it throws WorkStopped.
Result<Game> rewound(const Game& game);
Result<Game> rewound(const Game& game, Budget& budget);

/// The game before the entry at index `entry` (from 0) of its history, without a record. The present game when it has
/// fewer entries.
Result<Game> before_entry(const Game& game, std::size_t entry);

}  // namespace linesman
