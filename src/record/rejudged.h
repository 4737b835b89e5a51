// Corrects a mistake some moves ago. Another order takes the place of an entry, and all later entries are made again on
// the table that it leads to. The old entries stay; the new ones are a branch.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/difference.h"
#include "referee/referee.h"

namespace linesman {

/// The fate of an entry of the old line.
struct MadeAgain {
  std::int64_t seq = 0;                    ///< number of the old entry
  std::int64_t again = 0;                  ///< number of the new entry in its place; 0: there is none
  std::optional<Verdict> verdict{};        ///< the new verdict on an order
  std::optional<Difference> difference{};  ///< between the old ruling and the new
  Sentence why{};                          ///< why there is no new entry, or which part was left out
};

struct Rejudged {
  Game game;            ///< with the new branch; unchanged when the order is neither legal nor marginal
  Game before;          ///< the table on which the order was judged
  Judgement judgement;  ///< of the order
  /// The replaced entry and all later entries of its line, as far as they could be made again.
  std::vector<MadeAgain> entries;
  bool stops = false;    ///< the last of `entries` could not be made again, and the rest was not tried
  std::size_t left = 0;  ///< the number of entries that were not tried
};

/// Puts `order` in place of the entry `seq`, from 1. Then it makes the later entries again: those of the line to `here`
/// if it leads through `seq`, else those of the newest branch after it. Orders are judged anew and carried out as long
/// as they are legal or marginal, or an umpire let them pass. Of a change by hand only the changed members are
/// repeated. A Problem when there is no such entry, when the table before it cannot be found, or when the referee
/// refuses the order.
Result<Rejudged> rejudged(const Referee& referee, const Game& game, std::int64_t seq, const Order& order);

}  // namespace linesman
