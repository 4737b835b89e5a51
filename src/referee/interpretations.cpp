#include "referee/interpretations.h"

#include <algorithm>

#include "base/text.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

std::vector<Value> values_of(const Field& option) {
  if (option.type == FieldType::boolean) return {false, true};
  if (option.type == FieldType::choice) return {option.choices.begin(), option.choices.end()};
  return {option.fallback};
}

bool is_number(const Field& option) { return option.type == FieldType::number || option.type == FieldType::whole; }

std::vector<OptionChoice> other_choices(const Hearing& hearing) {
  const RulesetData& data = hearing.ruleset().data();
  std::vector<OptionChoice> choices;
  for (const Field& option : data.terms.options) {
    const Value own = option_value(data, hearing.game().options(), option.key);
    for (const Value& value : values_of(option))
      if (!value.is_null() && !(value == own)) choices.push_back({option.key, value});
  }
  return choices;
}

Result<Judgement> judged_with(const OptionChoice& choice, const Hearing& hearing, const Order& order) {
  const Game& game = hearing.game();
  const auto other =
      hearing.on(game.with_ruleset(game.ruleset(), game.options().with(choice.key, choice.value), game.house_rules()));
  if (!other) return other.problem();
  return other->judge(order);
}

/// The figures of house rules with their pointers: everything that is no object.
void add_figures(const Value& rules, const std::string& pointer, std::vector<HouseRule>& figures) {
  if (!rules.is_object()) {
    figures.push_back({pointer, rules});
    return;
  }
  for (const auto& [name, value] : rules.members()) add_figures(value, pointer_to(pointer, name), figures);
}

/// The house rules without one figure. `pointer` begins with a slash and leads to it.
Value without_figure(const Value& rules, std::string_view pointer) {
  pointer.remove_prefix(1);
  const std::size_t end = pointer.find('/');
  const std::string name = unescaped(pointer.substr(0, end));
  if (end == std::string_view::npos) return rules.without(name);
  return rules.with(name, without_figure(rules[name], pointer.substr(end)));
}

bool changes_without(const HouseRule& rule, const Hearing& hearing, const Order& order, const Ruling& ruling,
                     const RulesetSource& rulesets) {
  const Game& game = hearing.game();
  const Game other =
      game.with_ruleset(game.ruleset(), game.options(), without_figure(game.house_rules(), rule.pointer));
  const auto ruleset = rulesets.ruleset(other.ruleset(), other.house_rules());
  if (!ruleset) return false;
  const auto open = Hearing::open(other, *ruleset);
  if (!open) return false;
  const auto judged = open->judge(order);
  return judged && !says_the_same(ruling, judged->ruling);
}

bool rests_on_number(const Hearing& hearing, const Field& option, const Value& own,
                     const std::set<std::string>& cited) {
  if (own == option.fallback) return false;
  const auto& clauses = hearing.ruleset().terms().clauses;
  return std::any_of(clauses.begin(), clauses.end(), [&](const Clause& clause) {
    return cited.contains(clause.id) &&
           std::find(clause.options.begin(), clause.options.end(), option.key) != clause.options.end();
  });
}

bool equal(const std::optional<double>& a, const std::optional<double>& b) {
  return a.has_value() == b.has_value() && (!a || same_length(*a, *b));
}

bool equal(const Fault& a, const Fault& b) {
  return a.rule == b.rule && a.text == b.text && a.with == b.with && equal(a.excess, b.excess) &&
         a.place.piece == b.place.piece && a.place.step == b.place.step && same_length(a.place.s, b.place.s);
}

/// The game under another ruleset, with those of its options that the other ruleset knows.
Result<Hearing> heard_under(const std::shared_ptr<const Ruleset>& ruleset, const Game& game) {
  Value options = Value::empty_object();
  for (const Field& option : ruleset->terms().options)
    if (const Value* own = game.options().find(option.key)) options = options.with(option.key, *own);
  return Hearing::open(game.with_ruleset(ruleset->terms().id, std::move(options), Value()), ruleset);
}

}  // namespace

bool says_the_same(const Ruling& a, const Ruling& b) {
  const auto equal_faults = [](const Fault& x, const Fault& y) { return equal(x, y); };
  return a.verdict == b.verdict && equal(a.allowance.total, b.allowance.total) &&
         equal(a.allowance.spent, b.allowance.spent) &&
         std::equal(a.faults.begin(), a.faults.end(), b.faults.begin(), b.faults.end(), equal_faults);
}

Result<std::vector<Interpretation>> interpretations(const Hearing& hearing, const Order& order,
                                                    const std::stop_token& stop) {
  auto own = hearing.judge(order);
  if (!own) return own.problem();
  std::vector<Interpretation> all;
  all.push_back({{}, std::move(own).value()});
  for (const OptionChoice& choice : other_choices(hearing)) {
    if (stop.stop_requested()) return std::vector<Interpretation>();
    auto judged = judged_with(choice, hearing, order);
    if (!judged) continue;
    const auto known = std::find_if(all.begin(), all.end(), [&](const Interpretation& one) {
      return says_the_same(one.judgement.ruling, judged->ruling);
    });
    if (known != all.end())
      known->options.push_back(choice);
    else
      all.push_back({{choice}, std::move(judged).value()});
  }
  return all;
}

std::set<std::string> cited_clauses(const Ruling& ruling) {
  std::set<std::string> cited;
  for (const AllowancePart& part : ruling.allowance.parts) cited.insert(part.rule);
  for (const Cost& cost : ruling.costs) cited.insert(cost.rule);
  for (const Fault& fault : ruling.faults) cited.insert(fault.rule);
  for (const DiceNeed& need : ruling.dice) cited.insert(need.rule);
  for (const Effect& effect : ruling.effects) cited.insert(effect.rule);
  for (const Note& note : ruling.notes) cited.insert(note.rule);
  return cited;
}

RulesInPlay rules_in_play(const Hearing& hearing, const Order& order, const Ruling& ruling,
                          const RulesetSource& rulesets) {
  RulesInPlay found;
  const RulesetData& data = hearing.ruleset().data();
  const std::set<std::string> cited = cited_clauses(ruling);
  const std::vector<OptionChoice> others = other_choices(hearing);
  for (const Field& option : data.terms.options) {
    const Value own = option_value(data, hearing.game().options(), option.key);
    const auto changes = [&](const OptionChoice& choice) {
      if (choice.key != option.key) return false;
      const auto judged = judged_with(choice, hearing, order);
      return judged && !says_the_same(ruling, judged->ruling);
    };
    if (is_number(option) ? rests_on_number(hearing, option, own, cited)
                          : std::any_of(others.begin(), others.end(), changes))
      found.options.push_back({option.key, own});
  }
  std::vector<HouseRule> figures;
  add_figures(hearing.game().house_rules(), "", figures);
  for (HouseRule& rule : figures)
    if (!rule.pointer.empty() && changes_without(rule, hearing, order, ruling, rulesets))
      found.house_rules.push_back(std::move(rule));
  return found;
}

std::vector<ElsewhereInterpreted> interpretations_elsewhere(const RulesetSource& rulesets, const Game& game,
                                                            const Order& order) {
  std::vector<ElsewhereInterpreted> all;
  for (const std::string& id : rulesets.ids()) {
    if (id == game.ruleset()) continue;
    const auto ruleset = rulesets.ruleset(id, Value());
    if (!ruleset) continue;
    const auto hearing = heard_under(*ruleset, game);
    if (!hearing) continue;
    auto found = interpretations(*hearing, order);
    if (found && !found->empty()) all.push_back({id, *std::move(found)});
  }
  return all;
}

}  // namespace linesman
