// A ruling with all that its sheet shows.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "files/documents/record.h"
#include "record/astray.h"
#include "referee/certainty.h"
#include "referee/common_stop.h"
#include "referee/interpretations.h"
#include "referee/referee.h"

namespace linesman {

/// The entry of the record in which a ruling stands.
struct EntryMark {
  std::int64_t seq = 0;   ///< from 1
  std::string hash;       ///< 64 hexadecimal digits; empty: it is not chained
  std::string agreed_by;  ///< the players who agreed to a marginal move; empty: none were asked
  std::string flaw = {};  ///< the reason why it does not hold, so that its hash proves nothing; empty: it holds
};

struct SheetCase {
  Game game;  ///< as it stood when the order was given
  Order order;
  Ruling ruling;
  /// The ruling with its trace; nullptr when the order cannot be judged now.
  std::shared_ptr<const Judgement> judgement{};
  std::shared_ptr<const Together> together{};     ///< of an order of several models: where all may stop
  bool judged_otherwise = false;                  ///< the installed rules give another ruling than the entry
  std::shared_ptr<const Ruleset> ruleset{};       ///< with the game's house rules; nullptr when it is not installed
  std::shared_ptr<const Ruleset> usual{};         ///< without them; nullptr likewise
  std::vector<Interpretation> interpretations{};  ///< the game's own first; empty when they are not known
  std::vector<Roll> rolls{};                      ///< of the record so far, the latest last
  std::optional<EntryMark> entry{};               ///< nothing: the order is in no record
  std::vector<Decision> decisions{};              ///< of umpires, the latest last

  const Terms* terms() const { return ruleset ? &ruleset->terms() : nullptr; }
};

/// The case of a proposed order. A Problem for an order that the referee refuses.
Result<SheetCase> case_of_order(const RulesetSource& rulesets, const Game& game, const Order& order);

/// The case of an entry; 0: the last one with a ruling. A Problem when there is no entry of that number, when it has no
/// ruling, or when the game before it is not known.
Result<SheetCase> case_of_entry(const RulesetSource& rulesets, const Game& game, std::int64_t seq);
/// For many entries of one game: `found` is the result of `astray` for the game.
Result<SheetCase> case_of_entry(const RulesetSource& rulesets, const Game& game, std::int64_t seq,
                                const std::optional<Astray>& found);

/// How sure the verdict is under the usual errors. Nothing on a hex grid, while dice are missing, and when the order
/// cannot be judged now.
std::optional<Certainty> certainty_of_case(const SheetCase& sheet_case);

/// The numbers of the entries with a ruling, in order from the start to the game as it stands.
std::vector<std::int64_t> ruled_entries(const Game& game);

}  // namespace linesman
