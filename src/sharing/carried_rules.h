// A chart in a game document, so that another player needs nothing but the game: `"rules": {"hash", "ruleset"}`, of a
// variant with `"extends"`: the rulesets below it, down to the chart. They judge only where the player agrees to them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "plugins/library.h"
#include "record/verify.h"

namespace linesman {

/// The SHA-256 of the canonical JSON of a chart.
std::string rules_hash(const Value& chart);

struct CarriedRules {
  Value chart;                       ///< the ruleset of the game: a chart without a mistake, or a variant of one
  std::string hash;                  ///< of it, and of what it extends
  std::vector<Value> rulesets = {};  ///< all of them, each behind the one that it extends: for a RulesetLibrary
};

/// The rules that a game carries; nothing where it carries none. A Problem with its pointer into the document: the
/// rules are not those of their hash, a variant does not extend the next one, or the chart has a mistake.
Result<std::optional<CarriedRules>> carried_rules(const Game& game);

/// How carried rules stand to those that are found.
enum class CarriedStanding {
  missing,  ///< there is no ruleset of their id
  same,     ///< the one that is found is the same
  differ,   ///< another ruleset is found under their id
};
CarriedStanding standing_of(const CarriedRules& rules, const RulesetLibrary& library);

/// The hash of carried rules that judge instead of others, which are found under their id; empty where these are not
/// there or are the same. Rulings by both look alike, so an answer names it.
std::string judging_instead(const CarriedRules& rules, const RulesetLibrary& library);

/// Verifies the record of a game by the rules that judge it here. Where those are the rules that it carries (of a
/// library, a chart that is in no folder), they are a part of what was signed: an entry made under others is a flaw.
Result<Verification> verify_as_judged(const std::shared_ptr<const RulesetSource>& rulesets, const Game& game);

/// The game with its ruleset in it. A Problem where that is neither a chart nor a variant of one.
Result<Game> with_carried_rules(const Game& game, const RulesetLibrary& library);

}  // namespace linesman
