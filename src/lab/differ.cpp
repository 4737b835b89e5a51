#include "lab/differ.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "files/documents/document.h"
#include "files/orders/order_json.h"
#include "lab/made_up.h"
#include "lab/reduced.h"

namespace linesman::lab {

namespace {

/// The words of two rulesets that stand in one and not, or otherwise, in the other.
void collect_differing(const Value& a, const Value& b, std::set<std::string>& words) {
  if (a == b) return;
  if (a.is_object() && b.is_object()) {
    for (const auto& [name, value] : a.members()) {
      if (value == b[name]) continue;
      words.insert(std::string(name));
      collect_differing(value, b[name], words);
    }
    for (const auto& [name, value] : b.members())
      if (a.find(name) == nullptr) words.insert(std::string(name));
    return;
  }
  for (const Value* side : {&a, &b}) {
    if (const auto text = side->text()) words.insert(std::string(*text));
    for (const Value& item : side->items()) collect_differing(item, Value(), words);
    if (side->is_object())
      for (const auto& [name, value] : side->members()) collect_differing(value, Value(), words);
  }
}

std::size_t steps_in(const Value& order) {
  std::size_t steps = order["path"].size();
  for (const auto& [id, path] : order["paths"].members()) steps += path.size();
  return steps;
}

class Search {
 public:
  Search(const RulesSide& a, const RulesSide& b, Differing in, const SearchLimits& limits, const LabWatch& watch)
      : a_(a), b_(b), pair_(a, b, in), limits_(limits), watch_(watch) {}

  Witness run(const std::vector<LabOrder>& orders) {
    Witness witness;
    witness.same_rules = are_the_same(orders);
    if (!witness.same_rules && !in_inputs(orders, witness)) among_made_up(orders, witness);
    witness.tried = pair_.tried;
    return witness;
  }

 private:
  Result<std::shared_ptr<const Ruleset>> ruleset_of(const RulesSide& side) const {
    return side.source->ruleset(side.ruleset, house_rules_of(side));
  }

  static std::map<std::string, Value> options_of(const RulesSide& side) {
    std::map<std::string, Value> options;
    for (const auto& [key, value] : side.options) options[key] = value;  // the last counts
    return options;
  }

  static Value house_rules_of(const RulesSide& side) {
    return side.house_rules.is_null() ? Value::empty_object() : side.house_rules;
  }

  /// All that is judged by, without the words about it.
  static Value judged_by(const Ruleset& ruleset) { return ruleset.data().raw.without("title").without("summary"); }

  /// Equal figures, ratings, defaults and rules, and equal options. House rules of a game's own may make a difference
  /// of such that change nothing by themselves.
  bool are_the_same(const std::vector<LabOrder>& orders) const {
    if (a_.ruleset.empty() != b_.ruleset.empty() || options_of(a_) != options_of(b_)) return false;
    const bool same_house_rules = house_rules_of(a_) == house_rules_of(b_);
    const bool games_have_some = std::any_of(orders.begin(), orders.end(),
                                             [](const LabOrder& order) { return order.game.house_rules().size() > 0; });
    if (!same_house_rules && (games_have_some || a_.ruleset.empty())) return false;
    if (a_.ruleset.empty()) return true;
    const auto one = ruleset_of(a_);
    const auto other = ruleset_of(b_);
    return one && other && judged_by(**one) == judged_by(**other);
  }

  bool in_inputs(const std::vector<LabOrder>& orders, Witness& witness) {
    for (const LabOrder& order : orders) {
      if (watch_.is_stopped()) return false;
      ++pair_.tried;
      auto said = pair_.differ(order.game, order.order);
      if (!said) continue;
      make_small({write_document({order.game, Value()}), write_order(order.order)}, *std::move(said), witness);
      return true;
    }
    return false;
  }

  /// Rules that name no ruleset are those of the first input.
  Result<std::shared_ptr<const Ruleset>> ruleset_to_make_up(const std::vector<LabOrder>& orders) const {
    if (!a_.ruleset.empty()) return ruleset_of(a_);
    if (!b_.ruleset.empty()) return ruleset_of(b_);
    if (orders.empty()) return Problem();
    return a_.source->ruleset(orders.front().game.ruleset(), house_rules_of(a_));
  }

  void among_made_up(const std::vector<LabOrder>& orders, Witness& witness) {
    const auto ruleset = ruleset_to_make_up(orders);
    if (!ruleset) return;
    std::set<std::string> words;
    if (const auto other = ruleset_of(b_)) collect_differing((*ruleset)->data().raw, (*other)->data().raw, words);
    MadeUp made_up(**ruleset, limits_.seed, {words.begin(), words.end()});
    for (std::int64_t i = 0; i < limits_.random && !watch_.is_stopped(); ++i) {
      if (watch_.told) watch_.told(static_cast<double>(i) / static_cast<double>(limits_.random), "made-up orders");
      auto made = made_up.next_readable();
      ++pair_.tried;
      if (!made || !roll_dice(*made, made_up)) continue;
      if (auto said = pair_.differ(made->game, made->order)) {
        make_small({made->written.game, made->written.order}, *std::move(said), witness);
        return;
      }
    }
  }

  /// Adds faces for what the first side needs. False: the order cannot be read with them.
  bool roll_dice(ReadMadeUp& made, MadeUp& made_up) {
    const auto judged = pair_.judged_by_a(made.game, made.order);
    if (!judged) return true;
    Value& written = made.written.order;
    for (const DiceNeed& need : judged->ruling.dice)
      if (!need.given) written = written.with("dice", written["dice"].with(need.purpose, made_up.faces(need.need)));
    auto order = read_order(written, "");
    if (!order) return false;
    made.order = std::move(order).value();
    return true;
  }

  void make_small(Setup setup, BothSaid said, Witness& witness) {
    Reduced small = reduced(pair_, std::move(setup), std::move(said), limits_.reductions, watch_);
    witness.found = true;
    witness.game = std::move(small.setup.game);
    witness.order = std::move(small.setup.order);
    witness.a = std::move(small.said.a);
    witness.b = std::move(small.said.b);
    witness.ruling_a = std::move(small.said.ruling_a);
    witness.ruling_b = std::move(small.said.ruling_b);
    witness.features = witness.game["terrain"].size();
    witness.pieces = witness.game["pieces"].size();
    witness.steps = steps_in(witness.order);
    witness.minimal = small.minimal;
  }

  const RulesSide& a_;
  const RulesSide& b_;
  Pair pair_;
  SearchLimits limits_;
  const LabWatch& watch_;
};

}  // namespace

Witness smallest_difference(const RulesSide& a, const RulesSide& b, Differing in, const std::vector<LabOrder>& orders,
                            const SearchLimits& limits, const LabWatch& watch) {
  return Search(a, b, in, limits, watch).run(orders);
}

}  // namespace linesman::lab
