// A whole experiment: orders of inputs and made-up ones, judged on all cores, with what was found of them.
//
//   const auto findings = findings_of({a, b, {{"perth"}}}, watch);
//   for (const Difference& flip : findings->tally.flips) print(flip.kind());
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lab/compare.h"
#include "lab/lab_orders.h"
#include "lab/lab_watch.h"
#include "lab/rules_side.h"
#include "lab/sensitivity.h"

namespace linesman::lab {

/// Stands where the path of an input would for made-up orders.
inline constexpr const char* MADE_UP_INPUT = "random";

/// The numbers of made-up orders, from 1, the last one with them.
struct MadeNumbers {
  std::int64_t first = 1;
  std::int64_t last = 0;
  std::uint64_t seed = 0;
};

struct Experiment {
  RulesSide a;
  std::optional<RulesSide> b{};
  std::vector<LabInput> inputs{};
  std::vector<Variation> variations{};
  MadeNumbers made{};
  std::optional<ReachAsked> reach{};  ///< with the variations
};

struct Findings {
  std::string a;  ///< the rules as they were typed
  std::string b;  ///< empty: there is one side alone
  Tally tally{};
  OrdersRead read{};
  std::vector<TriedValues> tried{};  ///< for each variation
  bool settled = true;               ///< false: it was stopped, and this is what was found before

  /// Adds what was found of later orders, under the same rules.
  void add(Findings later);
};

/// The findings are the same on one core and on several. A Problem for a key that names nothing, and for made-up orders
/// without a ruleset.
Result<Findings> findings_of(const Experiment& experiment, const LabWatch& watch = {});

/// The order at a place of an experiment, read or made up once more; nothing where it is not there any longer.
std::optional<LabOrder> order_at(const Experiment& experiment, const OrderPlace& place);

}  // namespace linesman::lab
