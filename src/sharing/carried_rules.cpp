#include "sharing/carried_rules.h"

#include <algorithm>

#include "base/text.h"
#include "chart/chart.h"
#include "files/json.h"
#include "plugins/chart_file.h"
#include "record/canonical_json.h"
#include "record/sha256.h"

namespace linesman {

namespace {

constexpr const char* CARRIED_RULESET = "/rules/ruleset";
constexpr std::size_t MAX_EXTENDED = 64;

}  // namespace

std::string rules_hash(const Value& chart) { return sha256(canonical_json(chart)); }

namespace {

/// Of a variant the hash is that of the list of all its rulesets, the one of the game first.
std::string hash_of(const Value& ruleset, const Value& extended) {
  if (extended.size() == 0) return rules_hash(ruleset);
  Value::Array all{ruleset};
  all.insert(all.end(), extended.items().begin(), extended.items().end());
  return rules_hash(all);
}

/// The pointer of a ruleset: the game's own, or one below it.
std::string place_of(std::size_t below) {
  return below == 0 ? CARRIED_RULESET : pointer_to("/rules/extends", below - 1);
}

/// The ruleset.json of a ruleset that was found, as it is written. A Problem where it is in no folder.
Result<Value> written(const RulesetLibrary& library, const std::string& id) {
  const FoundRuleset* found = library.find(id);
  if (found == nullptr) return library.ruleset(id, {}).problem();
  if (found->folder.empty()) return Problem{"", "\"" + id + "\" is in no folder: a game carries it"};
  return load_json(found->folder + "/ruleset.json");
}

}  // namespace

Result<std::optional<CarriedRules>> carried_rules(const Game& game) {
  const Value& carried = game.annotation(CARRIED_RULES);
  if (carried.is_null()) return std::optional<CarriedRules>();
  const Value& extended = carried["extends"];
  if (extended.size() > MAX_EXTENDED)
    return Problem{"/rules/extends", "has more than " + std::to_string(MAX_EXTENDED) + " rulesets"};
  CarriedRules rules{carried["ruleset"], hash_of(carried["ruleset"], extended), {}};
  if (carried["hash"].text() != rules.hash)
    return Problem{"/rules/hash", "is not that of the rules: they were changed, or the file is damaged"};
  rules.rulesets.push_back(rules.chart);
  for (const Value& each : extended.items()) {
    const Value& above = rules.rulesets.back();
    if (!each["id"].text() || above["extends"].text() != each["id"].text())
      return Problem{place_of(rules.rulesets.size()),
                     "is not what \"" + std::string(above["id"].text().value_or("")) + "\" extends"};
    const auto stands = [&](const Value& one) { return one["id"].text() == each["id"].text(); };
    if (std::any_of(rules.rulesets.begin(), rules.rulesets.end(), stands))
      return Problem{place_of(rules.rulesets.size()),
                     "has the id \"" + std::string(*each["id"].text()) + "\", which stands before it already"};
    rules.rulesets.push_back(each);
  }
  const Value& chart = rules.rulesets.back();
  const std::string place = place_of(rules.rulesets.size() - 1);
  if (!chart::is_chart(chart)) {
    const Problem why = why_no_chart(chart);
    return Problem{place + why.pointer, why.reason};
  }
  if (const auto mistakes = chart::chart_mistakes(chart); !mistakes.empty())
    return Problem{place + mistakes.front().pointer, mistakes.front().reason};
  std::reverse(rules.rulesets.begin(), rules.rulesets.end());
  return std::optional(std::move(rules));
}

CarriedStanding standing_of(const CarriedRules& rules, const RulesetLibrary& library) {
  for (const Value& each : rules.rulesets) {
    const std::string id(each["id"].text().value_or(""));
    if (library.find(id) == nullptr) return CarriedStanding::missing;
    const auto found = written(library, id);
    if (!found || rules_hash(*found) != rules_hash(each)) return CarriedStanding::differ;
  }
  return CarriedStanding::same;
}

std::string judging_instead(const CarriedRules& rules, const RulesetLibrary& library) {
  return standing_of(rules, library) == CarriedStanding::differ ? rules.hash : std::string();
}

Result<Verification> verify_as_judged(const std::shared_ptr<const RulesetSource>& rulesets, const Game& game) {
  const auto* library = dynamic_cast<const RulesetLibrary*>(rulesets.get());
  const FoundRuleset* judge = library != nullptr ? library->find(game.ruleset()) : nullptr;
  const bool carried = judge != nullptr && judge->folder.empty();
  return verify(Referee(rulesets), game, carried ? RulesFrom::game : RulesFrom::installed);
}

Result<Game> with_carried_rules(const Game& game, const RulesetLibrary& library) {
  const std::string& own = game.ruleset();
  const FoundRuleset* found = library.find(own);
  if (found == nullptr) return library.ruleset(own, {}).problem();
  if (found->data.raw["judge"].text() != "charts")
    return Problem{"", "\"" + own + "\" is no chart: its rules are a program, which is not shared"};
  const auto ruleset = written(library, own);
  if (!ruleset) return ruleset.problem();
  Value::Array extended;
  for (; !found->extends.empty(); found = library.find(found->extends)) {
    auto below = written(library, found->extends);
    if (!below) return below.problem();
    extended.push_back(std::move(below).value());
  }
  Value rules = Value::Object{{"hash", hash_of(*ruleset, extended)}, {"ruleset", *ruleset}};
  if (!extended.empty()) rules = rules.with("extends", std::move(extended));
  return game.with_annotation(CARRIED_RULES, rules);
}

}  // namespace linesman
