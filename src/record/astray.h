// Checks that a game is the one that its record leads to. The check runs before each new entry, so that no entry is
// made on a table that was changed in the file. It is quick: it judges nothing and needs no ruleset. `verify` checks
// more.
#pragma once

#include "record/verify.h"

namespace linesman {

/// The reason why nothing may be added to a record.
struct Astray {
  Flaw flaw;
  /// The game that the record leads to, if only the table differs and that game can be found. An edit from it to the
  /// present game puts the difference into the record.
  std::optional<Game> led;
};

/// Nothing when the record may be added to.
std::optional<Astray> astray(const Game& game);

/// The reason why an entry does not hold, as far as it shows without judging: its content or that of an entry before it
/// does not fit the chain, or the game is not the one that the record leads to. Empty when there is none. `found` is
/// the result of `astray` for the game.
std::string why_entry_fails(const Game& game, const std::optional<Astray>& found, std::int64_t seq);

}  // namespace linesman
