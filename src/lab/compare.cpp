#include "lab/compare.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "base/tolerance.h"
#include "files/orders/ruling_json.h"

namespace linesman::lab {

namespace {

/// Allowances that differ by less are equal, in the currency.
constexpr double SAME_FIGURE = 1e-6;

bool same_figure(const std::optional<double>& a, const std::optional<double>& b) {
  return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) <= SAME_FIGURE);
}

std::string name_of_verdict(Verdict verdict) {
  return std::string(names_of(verdict)[static_cast<std::size_t>(verdict)]);
}

/// The number of a clause without the name of its ruleset: "7" of "pips-7".
std::string number_of(const std::string& clause, const Terms& terms) {
  for (const std::string& id : terms.lineage)
    if (clause.starts_with(id + "-")) return clause.substr(id.size() + 1);
  return clause;
}

bool is_varied_from(const Terms& one, const Terms& other) {
  return std::find(one.lineage.begin(), one.lineage.end(), other.id) != one.lineage.end();
}

/// Whether the clauses of two rulesets can be compared by their numbers.
bool are_comparable(const Terms& a, const Terms& b) {
  if (is_varied_from(a, b) || is_varied_from(b, a)) return true;
  return std::equal(a.clauses.begin(), a.clauses.end(), b.clauses.begin(), b.clauses.end(),
                    [&](const Clause& one, const Clause& other) {
                      return number_of(one.id, a) == number_of(other.id, b) && one.title == other.title;
                    });
}

std::vector<std::string> numbers_of(const std::vector<std::string>& rules, const Terms& terms) {
  std::vector<std::string> numbers;
  numbers.reserve(rules.size());
  for (const std::string& rule : rules) numbers.push_back(number_of(rule, terms));
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

/// Effects without their clause, as two rulesets may number it otherwise.
Value effects_in(const Value& ruling) {
  Value::Array effects;
  for (const Value& effect : ruling["effects"].items()) effects.push_back(effect.without("rule"));
  return Value(std::move(effects));
}

}  // namespace

Result<Judgement> SideJudge::judge(const Game& game, const Order& order) {
  Game under = game_under(side_, game);
  const bool alike = hearing_ && under.ruleset() == hearing_->game().ruleset() &&
                     under.house_rules() == hearing_->game().house_rules() &&
                     under.options() == hearing_->game().options();
  auto opened = alike ? hearing_->on(std::move(under)) : Referee(side_.source).open(under);
  if (!opened) {
    hearing_.reset();
    return opened.problem();
  }
  hearing_ = std::move(opened).value();
  return hearing_->judge(order);
}

SideRuling said_of(const Result<Judgement>& judged) {
  if (!judged) return {UNUSABLE_ORDER, {}, {}, {}, judged.problem().reason};
  const Ruling& ruling = judged->ruling;
  std::set<std::string> rules;
  for (const Fault& fault : ruling.faults) rules.insert(fault.rule);
  return {name_of_verdict(ruling.verdict),
          ruling.allowance.total,
          ruling.allowance.spent,
          {rules.begin(), rules.end()},
          {}};
}

std::optional<Difference> difference_between(SideJudge& a, const Result<Judgement>& by_a, SideJudge& b,
                                             const Result<Judgement>& by_b) {
  Difference found;
  found.a = said_of(by_a);
  found.b = said_of(by_b);
  if (found.is_flip()) return found;
  if (!by_a || !by_b) return std::nullopt;
  const Terms& terms_a = a.ruleset()->terms();
  const Terms& terms_b = b.ruleset()->terms();
  found.figures_alone = !are_comparable(terms_a, terms_b);
  const auto note = [&](bool same, const char* member) {
    if (!same) found.differs.emplace_back(member);
  };
  note(same_figure(found.a.total, found.b.total), "total");
  note(same_figure(found.a.spent, found.b.spent), "spent");
  if (!found.figures_alone) {
    note(numbers_of(found.a.rules, terms_a) == numbers_of(found.b.rules, terms_b), "rules");
    const Value ruling_a = write_ruling(by_a->ruling, a.game());
    const Value ruling_b = write_ruling(by_b->ruling, b.game());
    note(ruling_a["ends"] == ruling_b["ends"], "ends");
    note(effects_in(ruling_a) == effects_in(ruling_b), "effects");
  }
  if (found.differs.empty()) return std::nullopt;
  return found;
}

Coverage::Coverage(Counts counts) : counts_(std::move(counts)) {
  for (std::size_t i = 0; i < counts_.size(); ++i) places_.emplace(counts_[i].first, i);
}

ClauseCount& Coverage::of(const std::string& clause) {
  const auto [place, is_new] = places_.try_emplace(clause, counts_.size());
  if (is_new) counts_.emplace_back(clause, ClauseCount());
  return counts_[place->second].second;
}

void Coverage::know(const Terms& terms) {
  if (std::find(known_.begin(), known_.end(), terms.id) != known_.end()) return;
  known_.push_back(terms.id);
  for (const Clause& clause : terms.clauses) {
    ClauseCount& count = of(clause.id);
    count.text = clause.handling.empty();
    count.title = clause.title;
  }
}

void Coverage::add(const OrderPlace& place, const Ruling& ruling) {
  std::set<std::string> met;
  std::set<std::string> paid;
  std::set<std::string> broke;
  for (const Cost& cost : ruling.costs) {
    met.insert(cost.rule);
    if (cost.amount != 0) paid.insert(cost.rule);
  }
  for (const AllowancePart& part : ruling.allowance.parts) met.insert(part.rule);
  for (const DiceNeed& need : ruling.dice) met.insert(need.rule);
  for (const Effect& effect : ruling.effects) met.insert(effect.rule);
  for (const Note& note : ruling.notes) met.insert(note.rule);
  for (const Fault& fault : ruling.faults) broke.insert(fault.rule);
  met.insert(broke.begin(), broke.end());
  const bool decided = broke.size() == 1 && (ruling.verdict == Verdict::illegal || ruling.verdict == Verdict::marginal);
  for (const std::string& rule : met) {
    if (rule.empty()) continue;
    ClauseCount& count = of(rule);
    const bool pays = paid.contains(rule);
    const bool breaks = broke.contains(rule);
    const int before = count.shows();
    ++count.met;
    count.paid += pays ? 1 : 0;
    count.broke += breaks ? 1 : 0;
    count.decided += breaks && decided ? 1 : 0;
    if (count.shows() > before) count.example = place;
  }
}

void Coverage::add(const Coverage& later) {
  known_.insert(known_.end(), later.known_.begin(), later.known_.end());
  for (const auto& [clause, more] : later.counts_) {
    ClauseCount& count = of(clause);
    if (more.shows() > count.shows()) count.example = more.example;
    count.met += more.met;
    count.paid += more.paid;
    count.broke += more.broke;
    count.decided += more.decided;
    count.text = count.text || more.text;
    if (count.title.empty()) count.title = more.title;
  }
}

void Tally::add(Tally later) {
  orders += later.orders;
  same += later.same;
  flips.insert(flips.end(), std::make_move_iterator(later.flips.begin()), std::make_move_iterator(later.flips.end()));
  changed.insert(changed.end(), std::make_move_iterator(later.changed.begin()),
                 std::make_move_iterator(later.changed.end()));
  for (LabOrder& order : later.pictured)
    if (pictured.size() < MOST_PICTURES) pictured.push_back(std::move(order));
  of_a.add(later.of_a);
  of_b.add(later.of_b);
}

namespace {

/// The order with faces for the dice that a ruling still needs; false when it needs none.
bool roll_for(Order& order, const Ruling& ruling, const FacesFor& faces) {
  bool rolled = false;
  for (const DiceNeed& need : ruling.dice) {
    if (need.given) continue;
    const Value fallen = faces(need.need);
    for (const Value& face : fallen.items()) order.dice[need.purpose].push_back(face.number().value_or(1));
    rolled = true;
  }
  return rolled;
}

}  // namespace

Comparison::Comparison(RulesSide a, std::optional<RulesSide> b) : a_(std::move(a)) {
  if (b) b_.emplace(*std::move(b));
}

SideRuling Comparison::add(LabOrder& order, const FacesFor& faces) {
  ++tally_.orders;
  auto by_a = a_.judge(order.game, order.order);
  if (by_a && faces && roll_for(order.order, by_a->ruling, faces)) by_a = a_.judge(order.game, order.order);
  if (a_.ruleset()) tally_.of_a.know(a_.ruleset()->terms());
  if (by_a) tally_.of_a.add(order.place, by_a->ruling);
  SideRuling said = said_of(by_a);
  if (!b_) return said;
  const auto by_b = b_->judge(order.game, order.order);
  if (b_->ruleset()) tally_.of_b.know(b_->ruleset()->terms());
  if (by_b) tally_.of_b.add(order.place, by_b->ruling);
  auto found = difference_between(a_, by_a, *b_, by_b);
  if (!found) {
    ++tally_.same;
    return said;
  }
  found->place = order.place;
  const bool flips = found->is_flip();
  if (flips && tally_.pictured.size() < MOST_PICTURES) tally_.pictured.push_back(order);
  (flips ? tally_.flips : tally_.changed).push_back(*std::move(found));
  return said;
}

}  // namespace linesman::lab
