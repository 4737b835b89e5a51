// The difference between two whole documents: the table, the record and every other member.
//
//   { the members of record/changes.h for terrain, units and pieces,
//     the other members of the document with their new values: "title", "notes", "here", …,
//     "without": ["notes"]          members that are removed
//     "keep": 4, "history": [ … ] } the record: the first 4 entries stay, these come after them
#pragma once

#include <span>

#include "files/documents/document.h"

namespace linesman {

/// The change that turns `from` into `to`; an empty object when nothing differs.
Value game_change(const Game& from, const Game& to);

/// The game after all changes, one after the other. A Problem when the result is no valid game. The cost of each change
/// grows with its own size alone.
Result<Game> game_after(const Game& base, std::span<const Value> changes);

}  // namespace linesman
