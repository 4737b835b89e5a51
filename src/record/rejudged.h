// A mistake of some moves ago, put right: another order in place of an entry, and all that came after it made again on
// the table that this leads to. The old entries stay; the new ones are a branch.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/difference.h"
#include "referee/referee.h"

namespace linesman {

/// What became of an entry of the old line.
struct MadeAgain {
  std::int64_t seq = 0;                    ///< its number
  std::int64_t again = 0;                  ///< of the entry that stands for it now; 0: there is none
  std::optional<Verdict> verdict{};        ///< of an order, as it is ruled now
  std::optional<Difference> difference{};  ///< of the ruling, from the old one
  std::string why{};                       ///< a sentence: why there is none, or what of it was left out
};

struct Rejudged {
  Game game;            ///< as it was when the order is neither legal nor marginal
  Game before;          ///< the table on which the order was judged
  Judgement judgement;  ///< on the order
  /// The entry that the order stands for, and all later ones of its line as far as they could be made again. The last
  /// has no number where it stops.
  std::vector<MadeAgain> entries;
  bool stops = false;    ///< the last of them could not be made again, and what came after it was not tried
  std::size_t left = 0;  ///< how many entries that are
};

/// `order` in place of entry `seq`, from 1; then the later entries of the line that leads through it to where the game
/// stands, or else of the newest branch that it leads to. Orders are judged anew and carried out as long as they are
/// legal or marginal, or an umpire let them pass; of changes by hand those members are taken that the hand changed. A
/// Problem when there is no such entry, the table before it cannot be found, or the referee refuses the order.
Result<Rejudged> rejudged(const Referee& referee, const Game& game, std::int64_t seq, const Order& order);

}  // namespace linesman
