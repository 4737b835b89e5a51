// One side of a comparison: a ruleset with options and house rules, as people type it.
//
//   const auto side = read_rules_side("orders,obstacles=base", rulesets);
//   const auto game = game_under(*side, document.game);       // the same table under those rules
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "referee/referee.h"

namespace linesman::lab {

struct RulesSide {
  std::string text;                                    ///< as it was typed
  std::string ruleset;                                 ///< an id; empty: each game's own
  std::vector<std::pair<std::string, Value>> options;  ///< of one key the last counts
  Value house_rules;                                   ///< a merge patch over the game's own; null: there is none
  std::shared_ptr<const RulesetSource> source;
};

/// Rulesets, and the id of the one in a folder before all others.
using FoundRules = std::pair<std::shared_ptr<const RulesetSource>, std::string>;
/// Rulesets by what a side may name: the usual ones for an empty path, else with that folder's ruleset.
using RulesetsOf = std::function<Result<FoundRules>(const std::string& folder)>;

/// Reads `ID[,KEY=VALUE…][,house=FILE]`, where ID is `game`, the id of a ruleset or the path of its folder. A value is
/// read as JSON, and as text where it is none. A Problem is a sentence that begins with what was typed; for an unknown
/// id it names the nearest.
Result<RulesSide> read_rules_side(const std::string& text, const RulesetsOf& rulesets);

/// The game under that side. Options that it does not name, and house rules, are the game's own.
Game game_under(const RulesSide& side, const Game& game);

/// A side with one more figure, rating, default or option, by a key such as `figures.speed.tank` or `options.weather`.
/// A Problem when the key begins otherwise.
Result<RulesSide> varied(const RulesSide& side, const std::string& key, const Value& value);

}  // namespace linesman::lab
