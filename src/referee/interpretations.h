// Judges one order under the other readings of the rules: each option of the ruleset changed by itself.
#pragma once

#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "referee/referee.h"

namespace linesman {

/// One value of one option.
struct OptionChoice {
  std::string key;
  Value value;
  friend bool operator==(const OptionChoice&, const OptionChoice&) = default;
};

/// A judgement and the options that lead to it. The judged game differs in its options alone, so a PieceIndex means the
/// same piece in both.
struct Interpretation {
  std::vector<OptionChoice> options;  ///< each one alone leads here, the others as in the game; empty: the game itself
  Judgement judgement;
};

/// Whether two rulings have equal verdicts, allowances and faults.
bool says_the_same(const Ruling& a, const Ruling& b);

/// Judges the order once for each other value of each option: the other choices, the other truth value, the default of
/// a number that the game changes. The game's own judgement is first. Equal judgements (`says_the_same`) are one, with
/// all their options in the ruleset's order. A value under which the game or the order cannot be judged is left out. A
/// Problem when the order cannot be judged in the game itself. Empty once a stop is requested.
Result<std::vector<Interpretation>> interpretations(const Hearing& hearing, const Order& order,
                                                    const std::stop_token& stop = {});

/// A figure of the house rules of a game.
struct HouseRule {
  std::string pointer;  ///< JSON pointer into the house rules: "/figures/rates/foot"
  Value value;
};

/// The rules of a game on which one ruling rests.
struct RulesInPlay {
  std::vector<OptionChoice> options;  ///< with their values in force
  std::vector<HouseRule> house_rules;
};

/// The options and house rules without which the ruling would be another one (`says_the_same`): another value of the
/// option, the game without the house rule. An option that is a number counts when it is not the default and a clause
/// that `ruling` cites depends on it. `ruling` is that of the hearing on the order.
RulesInPlay rules_in_play(const Hearing& hearing, const Order& order, const Ruling& ruling,
                          const RulesetSource& rulesets);

/// The ids of all clauses that a ruling cites.
std::set<std::string> cited_clauses(const Ruling& ruling);

/// The interpretations of an order under another ruleset.
struct ElsewhereInterpreted {
  std::string ruleset;
  std::vector<Interpretation> interpretations;  ///< not empty
};

/// The interpretations under every other ruleset that can read the game and the order as they are, sorted by id. The
/// game keeps those of its options that the other ruleset knows. Its house rules are dropped, as they belong to one
/// ruleset.
std::vector<ElsewhereInterpreted> interpretations_elsewhere(const RulesetSource& rulesets, const Game& game,
                                                            const Order& order);

}  // namespace linesman
