// Two sides that are asked about one table and one order, written as documents.
//
//   Pair pair(a, b, Differing::verdict);
//   if (const auto said = pair.differ({game, order})) show(said->a, said->b);
#pragma once

#include <cstdint>
#include <optional>

#include "base/names.h"
#include "lab/compare.h"

namespace linesman::lab {

/// The part of a ruling that must differ. Of orders that one side refuses nothing differs, but with `unusable`.
enum class Differing { verdict, total, spent, rules, unusable };
constexpr Names<Differing::unusable> names_of(Differing) { return {"verdict", "total", "spent", "rules", "unusable"}; }

/// A table and an order, as documents.
struct Setup {
  Value game;
  Value order;
};

struct BothSaid {
  SideRuling a;
  SideRuling b;
  Value ruling_a;
  Value ruling_b;
};

/// Asks both sides about documents.
class Pair {
 public:
  Pair(const RulesSide& a, const RulesSide& b, Differing in) : a_(a), b_(b), in_(in) {}

  /// Both rulings, where they differ as it is asked. Nothing too for documents that cannot be read.
  std::optional<BothSaid> differ(const Setup& setup);
  std::optional<BothSaid> differ(const Game& game, const Order& order);

  const Ruleset* ruleset_of_a() const { return a_.ruleset(); }
  const Ruleset* ruleset_of_b() const { return b_.ruleset(); }

  /// The first ruling of A on an order, for the dice that it still needs.
  Result<Judgement> judged_by_a(const Game& game, const Order& order) { return a_.judge(game, order); }

  std::int64_t tried = 0;

 private:
  bool is_asked(const Difference& found) const;

  SideJudge a_;
  SideJudge b_;
  Differing in_;
};

}  // namespace linesman::lab
