// One order under every way of reading the rules that the ruleset leaves open: its options, each by itself.
#pragma once

#include <string>
#include <vector>

#include "base/given_up.h"
#include "referee/referee.h"

namespace linesman {

/// One value of one option.
struct OptionChoice {
  std::string key;
  Value value;
  friend bool operator==(const OptionChoice&, const OptionChoice&) = default;
};

/// A judgement, and with which options it comes about. `judgement` is on a game that differs in its options alone: its
/// pieces have the same places.
struct Interpretation {
  std::vector<OptionChoice> options;  ///< each alone, the others as the game has them; none: only as the game is
  Judgement judgement;
};

/// Whether two rulings say the same to players: verdict, allowance and faults.
bool says_the_same(const Ruling& a, const Ruling& b);

/// The order judged with one option of the game after another set to each other value that it may have: a choice's and
/// a truth's others, of a number the usual one where the game has its own. The game's own is first; those that
/// say the same are one, with the options of all of them in the ruleset's order. A value under which the game or the
/// order cannot be judged is left out. A Problem when the order cannot be judged as the game is. Empty once
/// `given_up` holds.
Result<std::vector<Interpretation>> interpretations(const Hearing& hearing, const Order& order,
                                                    const GivenUp& given_up = never_given_up);

/// The same under another ruleset.
struct ElsewhereInterpreted {
  std::string ruleset;
  std::vector<Interpretation> interpretations;  ///< as of `interpretations`, not empty
};

/// Under every other ruleset that can read the game and the order as they are written, sorted by id. Of the game's
/// options those are kept that the other one knows; its house rules, which are for one ruleset, are not.
std::vector<ElsewhereInterpreted> interpretations_elsewhere(const RulesetSource& rulesets, const Game& game,
                                                            const Order& order);

}  // namespace linesman
