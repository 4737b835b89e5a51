// The basis of the next entry of the open game's record, made ready on another thread: to hash a game of thousands of
// features takes longer than a frame.
#pragma once

#include <future>
#include <memory>

#include "record/basis.h"
#include "rules/ruleset.h"

namespace linesman {

class EntryBasisCache {
 public:
  /// Another game was opened: its record is found on another thread.
  void begin(const Game& game);

  /// Of an entry made on `game`, which is the one that was opened or came of it, under the ruleset (nullptr: it is not
  /// there). Waits for the record when it is not found yet.
  EntryBasis of(const Game& game, const std::shared_ptr<const Ruleset>& ruleset);

 private:
  const RulesInForce& under(const Game& game, const std::shared_ptr<const Ruleset>& ruleset);

  Game opened_;
  std::shared_future<Record> found_;  ///< not valid for a game whose record is as of today already
  /// The rules that were asked for last, with what they depend on.
  std::shared_ptr<const Ruleset> ruleset_;
  Value options_;
  double tolerance_ = 0;
  RulesInForce under_;
};

}  // namespace linesman
