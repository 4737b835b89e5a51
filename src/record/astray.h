// Whether a game is what its record leads to: asked before anything is added to it, so that no entry is made on a table
// that somebody changed in the file. Nothing is judged and no ruleset is needed, so it is quick; `verify` tries more.
#pragma once

#include "record/verify.h"

namespace linesman {

/// Why nothing may be added to a record.
struct Astray {
  Flaw flaw;
  /// The game that the record leads to, when only the table differs from it and that game can be found: an edit from
  /// there to the game as it is takes the difference into the record.
  std::optional<Game> led;
};

/// Nothing when the record may be added to.
std::optional<Astray> astray(const Game& game);

/// Why an entry does not hold, as far as that can be seen without judging: its content, or that of one that it follows,
/// does not fit its chain, or the game is not what the record leads to. An empty text: nothing is seen.
/// `found`: what `astray` says of the game.
std::string why_entry_fails(const Game& game, const std::optional<Astray>& found, std::int64_t seq);

}  // namespace linesman
