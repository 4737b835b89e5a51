// What random charts have and what comes of it: each member and each word that a rule may have, each that matters, and
// each kind of fault. The counts are printed.
#include <algorithm>
#include <iostream>

#include "chart/sentences.h"
#include "charts/random_play.h"
#include "charts/schema_walk.h"
#include "files/json.h"
#include "files/orders/ruling_json.h"
#include "support/tables_tried.h"

namespace linesman::charts_test {
namespace {

using Counts = std::map<std::string, int>;

/// Those of one rule or word in a line.
void print(const std::string& title, const Counts& counts) {
  std::string before;
  std::cout << title << ":";
  for (const auto& [name, count] : counts) {
    const std::string group = name.substr(0, name.find_first_of("/="));
    if (group != before) std::cout << "\n  " << group << ":";
    before = group;
    std::cout << " " << name.substr(std::min(name.size(), group.size() + 1)) << " " << count;
  }
  std::cout << "\n";
}

/// Bases depend on no way.
bool is_refused(const std::string& name) { return name == "rule_base/way"; }

/// No sentence of a ruling is about these.
bool is_silent(const std::string& name) { return name == "rule_base/says" || name == "rule_clears/says"; }

TEST_F(RandomCharts, HaveEveryMemberAndEveryWordThatRulesMayHave) {
  const SchemaWalk schema;
  Counts counts;
  for (const std::string& name : schema.names())
    if (!is_refused(name)) counts[name] = 0;
  for (std::uint64_t seed = 0; seed < 900; ++seed) {
    Random random(seed);
    const Value chart = random_chart(random, static_cast<chart::Kind>(seed % names_of(chart::Kind{}).size()));
    for (const Value& clause : chart["clauses"].items())
      schema.through(clause["rule"], [&](const std::string&, const std::string& name) { ++counts[name]; });
  }
  print("Members and words of 900 charts", counts);
  for (const auto& [name, count] : counts) EXPECT_GT(count, 0) << name;
}

/// A member of one rule of a chart.
struct MemberOfRule {
  std::size_t clause = 0;
  std::string pointer;
  std::string name;
};

Value without(const Value& chart, const MemberOfRule& member) {
  Value::Array clauses(chart["clauses"].items().begin(), chart["clauses"].items().end());
  Value& clause = clauses[member.clause];
  clause = clause.with("rule", without_place(clause["rule"], member.pointer));
  return chart.with("clauses", clauses);
}

std::string ruled(const Tried& t, const Value& chart) {
  const auto hearing = Hearing::open(t.game(), made(chart));
  const auto judged = hearing->judge(t.order);
  return judged ? write_json(write_ruling(judged->ruling, t.game())) : judged.problem().sentence();
}

/// A rule has no meaning without these, or they stand alone: then the chart is refused.
bool is_needed(const std::string& name) {
  static const std::set<std::string> NEEDED{"rule_turn/price/bands",
                                            "amount/base",
                                            "amount/dice",
                                            "amount/figure",
                                            "amount/gap",
                                            "amount/gone",
                                            "amount/height",
                                            "amount/else",
                                            "test/given",
                                            "test/turn",
                                            "when/compare/given",
                                            "when/compare/turn",
                                            "amount/models",
                                            "amount/spent",
                                            "amount/value",
                                            "amount/by",
                                            "nearness/gap",
                                            "nearness/who",
                                            "who/of",
                                            "when/quarter/in",
                                            "when/quarter/of",
                                            "when/quarter/who",
                                            "when/compare/amount",
                                            "rule_barred/ground",
                                            "rule_apart/from",
                                            "rule_near/to",
                                            "rule_zone/depth",
                                            "rule_dice/purpose",
                                            "rule_clears/ground",
                                            "rule_clears/surface",
                                            "rule_price/times",
                                            "rule_toll/amount",
                                            "rule_base/length",
                                            "rule_base/width",
                                            "rule_base/diameter",
                                            "rule_allowance/add",
                                            "rule_allowance/times",
                                            "rule_allowance/most",
                                            "rule_allowance/least"};
  return NEEDED.contains(name);
}

/// A census of fewer tables lacks what is rare.
bool is_too_small() { return tables_tried(100) < 100; }

/// On ten times the tables none is without; on the usual ones a few of the rarest may be.
void expect_few_without(const Counts& counts, int few) {
  std::string without;
  int number = 0;
  for (const auto& [name, count] : counts)
    if (count == 0) {
      without += " " + name;
      ++number;
    }
  EXPECT_LE(number, tables_tried(1) >= 10 ? 0 : few) << without;
}

TEST_F(RandomCharts, RuleOtherwiseWithoutAMember) {
  if (is_too_small()) GTEST_SKIP() << "fewer tables than usual";
  const SchemaWalk schema;
  Counts changes;
  for (const std::string& name : schema.names())
    if (!is_refused(name) && !is_silent(name) && !is_needed(name) && name.find('=') == std::string::npos)
      changes[name] = 0;
  constexpr int ENOUGH = 3;
  hold(30'000'000, CHARTS, [&](Random& random, const Tried& t) {
    std::vector<MemberOfRule> members;
    for (std::size_t i = 0; i < t.chart["clauses"].size(); ++i)
      schema.through(t.chart["clauses"][i]["rule"], [&](const std::string& pointer, const std::string& name) {
        if (const auto known = changes.find(name); known != changes.end() && known->second < ENOUGH)
          members.push_back({i, pointer, name});
      });
    random.shuffle(members);
    // The rarest first.
    std::stable_sort(members.begin(), members.end(),
                     [&](const MemberOfRule& a, const MemberOfRule& b) { return changes[a.name] < changes[b.name]; });
    for (std::size_t i = 0; i < std::min<std::size_t>(members.size(), 3); ++i) {
      const Value chart = without(t.chart, members[i]);
      if (!chart::chart_mistakes(chart).empty()) continue;
      changes[members[i].name] += ruled(t, chart) != ruled(t, t.chart);
    }
    return std::string();
  });
  print("Rulings that a member changes, up to " + std::to_string(ENOUGH) + " and a few", changes);
  expect_few_without(changes, 30);
}

/// The members of a rule among these: "most" when it has only that one, else "several".
std::string only_of(const Value& rule, const std::vector<const char*>& names) {
  std::string only;
  for (const char* name : names)
    if (rule.find(name)) only = only.empty() ? name : "several";
  return only;
}

std::string step_of(const Tried& t, const Fault& fault) {
  const PieceTrace* piece = t.judgement.trace.of(fault.place.piece);
  if (!piece || fault.place.step >= piece->steps.size()) return "leg";
  const TracedStep& step = piece->steps[fault.place.step];
  return facts_of<Turn>(step) ? "turn" : facts_of<Climb>(step) ? "climb" : "leg";
}

std::string name_of_stage(Stage stage) {
  return stage == Stage::before_move ? "start" : stage == Stage::at_end ? "end" : "way";
}

/// The kind of rule that is broken, and what of it.
std::string name_of(const Tried& t, const Fault& fault) {
  const Value& rule = rule_of_clause(t.chart, fault.rule);
  const std::string kind(*rule["kind"].text());
  const std::string stage = name_of_stage(fault.stage);
  if (kind == "allowance") return kind + " " + step_of(t, fault);
  if (kind == "turn") return kind + " " + only_of(rule, {"about", "most", "most_all", "times", "place"});
  if (kind == "climb") return kind + (fault.excess ? " most" : " rest");
  if (kind == "course")
    return kind + " " +
           only_of(rule, {"manners", "one_manner", "legs", "least", "within", "ahead", "toward", "away", "nearer"});
  if (kind == "barred") {
    const bool crossed = rule["ground"]["by"].text() == "crossed";
    return kind + (stage == "end" ? " end" : " " + step_of(t, fault) + (crossed ? " crossed" : ""));
  }
  if (kind == "near") {
    if (fault.with.empty()) return kind + " nobody";
    return kind + " " + (fault.excess ? "far" : only_of(rule, {"side", "square"}));
  }
  if (kind == "coherency") return kind + " " + (fault.excess ? only_of(rule, {"link", "spread"}) : "facing");
  if (kind == "zone") return kind + " " + step_of(t, fault);
  if (kind == "apart" || kind == "enter" || kind == "forbids") return kind + " " + stage;
  if (kind == "dice") {
    const auto& needs = t.ruling().dice;
    const bool wanted = std::any_of(needs.begin(), needs.end(),
                                    [&](const DiceNeed& need) { return need.purpose == rule["purpose"].text(); });
    return kind + (wanted ? " wrong" : " not wanted");
  }
  return kind;
}

TEST_F(RandomCharts, BreakEveryKindOfRuleInEveryWay) {
  if (is_too_small()) GTEST_SKIP() << "fewer tables than usual";
  Counts counts;
  for (const char* name : {"allowance leg",
                           "allowance turn",
                           "allowance climb",
                           "turn about",
                           "turn most",
                           "turn most_all",
                           "turn times",
                           "turn place",
                           "climb most",
                           "climb rest",
                           "course manners",
                           "course one_manner",
                           "course legs",
                           "course least",
                           "course within",
                           "course ahead",
                           "course toward",
                           "course away",
                           "course nearer",
                           "barred leg",
                           "barred turn",
                           "barred climb",
                           "barred end",
                           "barred leg crossed",
                           "barred turn crossed",
                           "near nobody",
                           "near far",
                           "near side",
                           "near square",
                           "coherency link",
                           "coherency spread",
                           "coherency facing",
                           "zone leg",
                           "zone turn",
                           "apart start",
                           "apart way",
                           "apart end",
                           "enter start",
                           "enter end",
                           "forbids start",
                           "forbids end",
                           "dice wrong",
                           "dice not wanted",
                           "edge"})
    counts[name] = 0;
  Counts verdicts;
  hold(31'000'000, 2 * CHARTS, [&](Random&, const Tried& t) {
    for (const Fault& fault : t.ruling().faults) ++counts[name_of(t, fault)];
    ++verdicts[std::string(linesman::name_of(t.ruling().verdict))];
    verdicts["furthest place of what is not legal"] += !t.legal() && !t.ruling().furthest.empty();
    verdicts["leaves"] += t.leaves();
    verdicts["enters"] += t.enters();
    verdicts["several models"] += t.ruling().several;
    return std::string();
  });
  verdicts["refused"] = refused_;
  print("Faults", counts);
  print("Orders", verdicts);
  expect_few_without(counts, 3);
  expect_few_without(verdicts, 0);
}

}  // namespace
}  // namespace linesman::charts_test
