// Compares rules by the verdicts of many orders, and finds where two sides differ.
//
//   Comparison comparison(a, &b);
//   for (const LabOrder& order : orders) comparison.add(order);
//   for (const Difference& flip : comparison.flips()) print(flip.kind());
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lab/lab_orders.h"
#include "lab/rules_side.h"
#include "referee/referee.h"

namespace linesman::lab {

/// The verdict on an order that is refused.
inline constexpr const char* UNUSABLE_ORDER = "unusable";

/// The ruling of one side on an order.
struct SideRuling {
  std::string verdict;          ///< as in a ruling, or UNUSABLE_ORDER
  std::optional<double> total;  ///< of the allowance
  std::optional<double> spent;
  std::vector<std::string> rules;  ///< clauses of the faults, sorted, each once
  Sentence reason;                 ///< why it is refused; empty for others
};

/// Judges one order after another under one side. A table that differs from the last one by its pieces is not surveyed
/// again.
class SideJudge {
 public:
  explicit SideJudge(RulesSide side) : side_(std::move(side)) {}

  const RulesSide& side() const { return side_; }

  /// A Problem when the game or the order is refused.
  Result<Judgement> judge(const Game& game, const Order& order);
  /// The ruleset of the last game; nullptr when none could be opened.
  const Ruleset* ruleset() const { return hearing_ ? &hearing_->ruleset() : nullptr; }
  /// The game that was judged last, under the side.
  const Game& game() const { return hearing_->game(); }

 private:
  RulesSide side_;
  std::optional<Hearing> hearing_;
};

/// How often a clause came up, over all orders: from their rulings alone.
struct ClauseCount {
  std::int64_t met = 0;      ///< orders whose ruling cites it
  std::int64_t paid = 0;     ///< with a cost of it that is not 0
  std::int64_t broke = 0;    ///< with a fault of it
  std::int64_t decided = 0;  ///< not legal, and all of whose faults are its
  bool text = false;         ///< nothing is judged by it
  /// Where the first order stands that it decided, else that broke it, paid for it, met it.
  std::string input{};
  bool in_record = false;
  std::int64_t number = 0;

 private:
  friend class Coverage;
  int shown = 0;  ///< how good the example is: 4 for one that it decided
};

/// Counts the clauses of rulings.
class Coverage {
 public:
  /// Clauses that no ruling cites are counted as met by none.
  void know(const Terms& terms);
  void add(const LabOrder& order, const Ruling& ruling);
  /// By clause, in the order of the rulesets.
  const std::vector<std::pair<std::string, ClauseCount>>& counts() const { return counts_; }

 private:
  ClauseCount& of(const std::string& clause);

  std::vector<std::pair<std::string, ClauseCount>> counts_;
  std::map<std::string, std::size_t> places_;
  std::vector<std::string> known_;  ///< ids of rulesets
};

/// An order of which two sides say something else.
struct Difference {
  std::string input;
  bool in_record = false;
  std::int64_t number = 0;
  SideRuling a;
  SideRuling b;
  std::vector<std::string> differs;  ///< of the same verdict: "total", "spent", "rules", "ends", "effects"
  bool figures_alone = false;        ///< the clauses of the two rulesets could not be compared

  bool is_flip() const { return a.verdict != b.verdict; }
  std::string kind() const { return a.verdict + "-" + b.verdict; }
};

/// Judges orders under one side or two.
class Comparison {
 public:
  explicit Comparison(RulesSide a, std::optional<RulesSide> b = std::nullopt);

  void add(const LabOrder& order);

  std::int64_t orders() const { return orders_; }
  std::int64_t same() const { return same_; }
  bool has_two() const { return b_.has_value(); }
  /// Verdicts that differ, and equal verdicts with other figures, in the order of the orders.
  const std::vector<Difference>& flips() const { return flips_; }
  const std::vector<Difference>& changed() const { return changed_; }
  const Coverage& coverage_of_a() const { return coverage_a_; }
  const Coverage& coverage_of_b() const { return coverage_b_; }

 private:
  SideJudge a_;
  std::optional<SideJudge> b_;
  Coverage coverage_a_;
  Coverage coverage_b_;
  std::int64_t orders_ = 0;
  std::int64_t same_ = 0;
  std::vector<Difference> flips_;
  std::vector<Difference> changed_;
};

/// How two rulings on one order differ; nothing where they say the same. `with` false: ends and effects may differ.
SideRuling said_of(const Result<Judgement>& judged);
std::optional<Difference> difference_between(SideJudge& a, const Result<Judgement>& by_a, SideJudge& b,
                                             const Result<Judgement>& by_b);

}  // namespace linesman::lab
