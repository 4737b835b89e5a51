#include "sharing/carried_rules.h"

#include "chart/chart.h"
#include "record/canonical_json.h"
#include "record/sha256.h"
#include "sharing/rules_file.h"

namespace linesman {

namespace {

constexpr const char* CARRIED_CHART = "/rules/ruleset";

}  // namespace

std::string rules_hash(const Value& chart) { return sha256(canonical_json(chart)); }

Result<std::optional<CarriedRules>> carried_rules(const Game& game) {
  const Value& carried = game.annotation(CARRIED_RULES);
  if (carried.is_null()) return std::optional<CarriedRules>();
  const Value& chart = carried["ruleset"];
  const std::string hash = rules_hash(chart);
  if (carried["hash"].text() != hash)
    return Problem{"/rules/hash", "is not that of the rules: they were changed, or the file is damaged"};
  if (!chart::is_chart(chart))
    return Problem{std::string(CARRIED_CHART) + "/judge", "must be \"charts\", not " + describe(chart["judge"])};
  if (const auto mistakes = chart::chart_mistakes(chart); !mistakes.empty())
    return Problem{CARRIED_CHART + mistakes.front().pointer, mistakes.front().reason};
  return std::optional<CarriedRules>({chart, hash});
}

CarriedStanding standing_of(const CarriedRules& rules, const RulesetLibrary& library) {
  const std::string id(rules.chart["id"].text().value_or(""));
  if (library.find(id) == nullptr) return CarriedStanding::missing;
  const auto found = rules_of(library, id);
  return found && rules_hash(found->chart) == rules.hash ? CarriedStanding::same : CarriedStanding::differ;
}

Result<Game> with_carried_rules(const Game& game, const RulesetLibrary& library) {
  const auto rules = rules_of(library, game.ruleset());
  if (!rules) return rules.problem();
  return game.with_annotation(CARRIED_RULES,
                              Value::Object{{"hash", rules_hash(rules->chart)}, {"ruleset", rules->chart}});
}

}  // namespace linesman
