// Sentences for what the players agreed to change in the rules. The window, paper and the command line share them.
#pragma once

#include <string>
#include <vector>

#include "rules/terms.h"

namespace linesman {

/// A value for people: "yes", "4.5", "2, 3", "pr 1, pe 2". With a `field`, a choice is written as its title.
std::string value_text(const Value& value, const Field* field = nullptr);

/// A sentence for each house rule of a game: "House rule: Rating of marsh is open (usual rough)." `usual` is the game's
/// ruleset without house rules.
std::vector<Sentence> house_rule_sentences(const RulesetData& usual, const Game& game);

/// `house_rule_sentences`, then a sentence for each option that differs from its default and one for the measuring
/// tolerance. Empty when the game changes nothing.
std::vector<Sentence> conditions(const RulesetData& usual, const Game& game);

/// The changes of options, house rules and tolerance in one entry of a history: "Steering 45 → 30". `before` and
/// `after` are objects with the members "options", "house_rules" and "tolerance". A member that `after` lacks did not
/// change.
std::vector<Sentence> agreement_changes(const RulesetData& usual, const Value& before, const Value& after);

}  // namespace linesman
