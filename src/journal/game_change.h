// What differs between two games, whatever it is: all that a document holds.
//
//   { as record/changes.h has it for what stands on the table,
//     and the other members of a document as they become: "title", "notes", "here", …,
//     "without": ["notes"]          members that go
//     "keep": 4, "history": [ … ] } the record: so many entries stay, these come after them
#pragma once

#include <span>

#include "files/document.h"

namespace linesman {

/// An empty object when nothing differs.
Value game_change(const Game& from, const Game& to);

/// The game that changes lead to, one after the other; a Problem when what comes out is no game. Each costs about what
/// it changes, whatever it changes.
Result<Game> game_after(const Game& base, std::span<const Value> changes);

}  // namespace linesman
