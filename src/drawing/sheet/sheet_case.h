// A ruling with all that a sheet tells of it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "files/documents/record.h"
#include "record/astray.h"
#include "referee/interpretations.h"
#include "referee/referee.h"

namespace linesman {

/// The entry of the record in which a ruling stands.
struct EntryMark {
  std::int64_t seq = 0;   ///< from 1
  std::string hash;       ///< 64 hexadecimal digits; empty: it is not chained
  std::string agreed_by;  ///< who let a marginal move pass; empty: nobody was asked
  std::string flaw = {};  ///< why it does not hold, so that its hash proves nothing; empty: none is seen
};

struct SheetCase {
  Game game;  ///< as it stood when the order was given
  Order order;
  Ruling ruling;
  /// The same ruling with the trace that it rests on; nullptr when the order cannot be judged here and now.
  std::shared_ptr<const Judgement> judgement{};
  bool judged_otherwise = false;                  ///< an entry's: by the rules at hand the order is ruled otherwise
  std::shared_ptr<const Ruleset> ruleset{};       ///< with the game's house rules; nullptr when it is not at hand
  std::shared_ptr<const Ruleset> usual{};         ///< without them; nullptr likewise
  std::vector<Interpretation> interpretations{};  ///< the game's own first; empty when they are not known
  std::vector<Roll> rolls{};                      ///< of the record so far, the latest last
  std::optional<EntryMark> entry{};               ///< nothing: an order that stands in no record
  std::vector<Decision> decisions{};              ///< of umpires, the latest last

  const Terms* terms() const { return ruleset ? &ruleset->terms() : nullptr; }
};

/// An order that is only proposed. A Problem for what the referee refuses.
Result<SheetCase> case_of_order(const RulesetSource& rulesets, const Game& game, const Order& order);

/// An entry with a ruling; 0: the last that has one. A Problem when there is none of that number, when it has no
/// ruling, or when what was before it is not known.
Result<SheetCase> case_of_entry(const RulesetSource& rulesets, const Game& game, std::int64_t seq);
/// The same of many entries: `found` is what `astray` says of the game.
Result<SheetCase> case_of_entry(const RulesetSource& rulesets, const Game& game, std::int64_t seq,
                                const std::optional<Astray>& found);

/// The numbers of the entries that have a ruling, as they follow one another from the start to where the game stands.
std::vector<std::int64_t> ruled_entries(const Game& game);

}  // namespace linesman
