// What an entry is made on, for those who have found it beforehand: finding it hashes the ruleset's figures, and for
// the first entry of a record the whole game. So is a judgement that was shown.
#pragma once

#include <optional>

#include "record/chain.h"
#include "referee/referee.h"

namespace linesman {

/// A judgement that is at hand, as the players were shown it; its parts outlive it.
struct AlreadyJudged {
  const Game& game;  ///< that was judged, under the ruleset of the hearing
  const Order& order;
  const Judgement& judgement;
};

struct EntryBasis {
  EntryBasis() = default;
  EntryBasis(Under rules) : under(std::move(rules)) {}

  Under under;                   ///< the rules in force; empty: nobody knows them
  std::optional<Record> record;  ///< `numbered` of the game on which the entry is made; nothing: it is found then
  /// What need not be judged again. Of another game or another order it counts for nothing.
  const AlreadyJudged* judged = nullptr;
};

}  // namespace linesman
