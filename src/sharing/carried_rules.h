// A chart in a game document, so that another player needs nothing but the game: `"rules": {"hash", "ruleset"}`. It
// judges only where the player agrees to it.
#pragma once

#include <optional>
#include <string>

#include "plugins/library.h"

namespace linesman {

/// The SHA-256 of the canonical JSON of a chart.
std::string rules_hash(const Value& chart);

struct CarriedRules {
  Value chart;       ///< without a mistake
  std::string hash;  ///< of the chart
};

/// The rules that a game carries; nothing where it carries none. A Problem with its pointer into the document: the
/// chart is not the one of its hash, or has a mistake.
Result<std::optional<CarriedRules>> carried_rules(const Game& game);

/// How carried rules stand to those that are found.
enum class CarriedStanding {
  missing,  ///< there is no ruleset of their id
  same,     ///< the one that is found is the same
  differ,   ///< another ruleset is found under their id
};
CarriedStanding standing_of(const CarriedRules& rules, const RulesetLibrary& library);

/// The game with its ruleset in it. A Problem where that is no chart.
Result<Game> with_carried_rules(const Game& game, const RulesetLibrary& library);

}  // namespace linesman
