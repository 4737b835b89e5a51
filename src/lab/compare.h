// Compares rules by the verdicts of many orders, and finds where two sides differ.
//
//   Comparison comparison(a, &b);
//   for (LabOrder& order : orders) comparison.add(order);
//   for (const Difference& flip : comparison.tally().flips) print(flip.kind());
#pragma once

#include <cstdint>
#include <functional>
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
  /// The table of that game, ready for more; nothing when it is refused.
  const std::optional<Hearing>& hearing() const { return hearing_; }

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
  std::string title{};       ///< empty for one that no ruleset lists
  OrderPlace example{};      ///< the first order that it decided, else that broke it, paid for it, met it

  /// How much its example shows: 4 for one that it decided, 0 for none.
  int shows() const { return decided > 0 ? 4 : broke > 0 ? 3 : paid > 0 ? 2 : met > 0 ? 1 : 0; }
};

/// Counts the clauses of rulings.
class Coverage {
 public:
  using Counts = std::vector<std::pair<std::string, ClauseCount>>;

  Coverage() = default;
  explicit Coverage(Counts counts);

  /// Clauses that no ruling cites are counted as met by none.
  void know(const Terms& terms);
  void add(const OrderPlace& place, const Ruling& ruling);
  /// Adds what was counted of later orders.
  void add(const Coverage& later);
  /// By clause, in the order of the rulesets.
  const Counts& counts() const { return counts_; }

 private:
  ClauseCount& of(const std::string& clause);

  Counts counts_;
  std::map<std::string, std::size_t> places_;
  std::vector<std::string> known_;  ///< ids of rulesets
};

/// An order of which two sides say something else.
struct Difference {
  OrderPlace place;
  SideRuling a;
  SideRuling b;
  std::vector<std::string> differs;  ///< of the same verdict: "total", "spent", "rules", "ends", "effects"
  bool figures_alone = false;        ///< the clauses of the two rulesets could not be compared

  bool is_flip() const { return a.verdict != b.verdict; }
  std::string kind() const { return a.verdict + "-" + b.verdict; }
};

/// Flips of which the orders are kept, so that they can be drawn.
inline constexpr std::size_t MOST_PICTURES = 200;

/// The rulings of one side or two on orders, counted.
struct Tally {
  std::int64_t orders = 0;
  std::int64_t same = 0;
  std::vector<Difference> flips;    ///< verdicts that differ, in the order of the orders
  std::vector<Difference> changed;  ///< equal verdicts with other figures, likewise
  std::vector<LabOrder> pictured;   ///< those of the first flips, at most MOST_PICTURES
  Coverage of_a;
  Coverage of_b;

  /// Adds what was found of later orders.
  void add(Tally later);
};

/// Faces for dice that a ruling still needs, as `2d6`, a list.
using FacesFor = std::function<Value(const std::string& need)>;

/// Judges orders under one side or two.
class Comparison {
 public:
  explicit Comparison(RulesSide a, std::optional<RulesSide> b = std::nullopt);

  /// With `faces`, dice that the first side needs are rolled before, into the order. Returns what the first side says.
  SideRuling add(LabOrder& order, const FacesFor& faces = {});

  const SideJudge& judge_of_a() const { return a_; }
  Tally& tally() { return tally_; }

 private:
  SideJudge a_;
  std::optional<SideJudge> b_;
  Tally tally_;
};

/// The ruling of a side; and how two rulings on one order differ, nothing where they say the same.
SideRuling said_of(const Result<Judgement>& judged);
std::optional<Difference> difference_between(SideJudge& a, const Result<Judgement>& by_a, SideJudge& b,
                                             const Result<Judgement>& by_b);

}  // namespace linesman::lab
