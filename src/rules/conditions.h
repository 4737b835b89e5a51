// What the players agreed to play otherwise than the ruleset has it, in words: the same in the window, on paper and on
// the command line.
#pragma once

#include <string>
#include <vector>

#include "rules/terms.h"

namespace linesman {

/// A value for a person: "yes", "4.5", "2, 3", "pr 1, pe 2"; of a field that is given, a choice's title.
std::string value_text(const Value& value, const Field* field = nullptr);

/// A sentence for each house rule of a game: "House rule: Rating of marsh is open (usual rough)." `usual` is its
/// ruleset without house rules.
std::vector<std::string> house_rule_sentences(const RulesetData& usual, const Game& game);

/// The same, then one for each option that is not the usual one and one for the measuring tolerance. Empty when all is
/// as the ruleset has it.
std::vector<std::string> conditions(const RulesetData& usual, const Game& game);

/// What an entry of a history changed of options, house rules and tolerance: "Steering 45 → 30". Both are objects with
/// these members; one that `after` leaves out did not change.
std::vector<std::string> agreement_changes(const RulesetData& usual, const Value& before, const Value& after);

}  // namespace linesman
