// What an entry is made on, for those who have found it beforehand: finding it hashes the ruleset's figures, and for
// the first entry of a record the whole game.
#pragma once

#include <optional>

#include "record/chain.h"

namespace linesman {

struct EntryBasis {
  EntryBasis() = default;
  EntryBasis(Under rules) : under(std::move(rules)) {}

  Under under;                   ///< the rules in force; empty: nobody knows them
  std::optional<Record> record;  ///< `numbered` of the game on which the entry is made; nothing: it is found then
};

}  // namespace linesman
