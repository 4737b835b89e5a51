// The data that a new entry rests on. A caller that prepares it in advance makes the entry cheap: without it the
// ruleset's figures are hashed, for a first entry the whole game too, and the order is judged again.
#pragma once

#include <optional>

#include "record/chain.h"
#include "referee/referee.h"

namespace linesman {

/// A judgement that the players have already seen. The three objects outlive it.
struct AlreadyJudged {
  const Game& game;  ///< the judged game, under the ruleset of the hearing
  const Order& order;
  const Judgement& judgement;
};

/// Under this member of `under` an entry says that holds, modifiers, events and unread statuses were heeded.
inline constexpr std::string_view STATE = "state";
inline constexpr std::int64_t STATE_OF_ENTRIES = 1;

struct EntryBasis {
  EntryBasis() = default;
  EntryBasis(RulesInForce rules) : under(std::move(rules)) {}

  RulesInForce under;            ///< empty: unknown
  std::optional<Record> record;  ///< `numbered` of the game on which the entry is made; empty: computed when needed
  /// The judgement of the order, so that it need not be judged again. It is ignored if it belongs to another game or
  /// order.
  const AlreadyJudged* judged = nullptr;
};

}  // namespace linesman
