// The smallest table on which two sides differ: an order on which they do, from inputs or made up, made as small as it
// can be (delta debugging, Zeller and Hildebrandt 2002). Each try is read as a document and judged by both.
//
//   const Witness witness = smallest_difference(a, b, Differing::verdict, orders, {.random = 20'000});
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lab/lab_watch.h"
#include "lab/pair.h"

namespace linesman::lab {

struct SearchLimits {
  std::int64_t random = 20'000;  ///< made-up orders at most
  std::uint64_t seed = 0;
  std::int64_t reductions = 20'000;  ///< tries to make it smaller, at most
};

struct Witness {
  bool found = false;
  bool same_rules = false;  ///< both sides are the same rules, so nothing was searched
  Value game;               ///< a document that both sides can read
  Value order;
  Value ruling_a;  ///< null when the side refuses the order
  Value ruling_b;
  SideRuling a;
  SideRuling b;
  std::size_t features = 0;
  std::size_t pieces = 0;
  std::size_t steps = 0;
  bool minimal = false;    ///< no feature, piece, unit, step or member of the order can be taken away
  std::int64_t tried = 0;  ///< orders and smaller tables that were judged
};

Witness smallest_difference(const RulesSide& a, const RulesSide& b, Differing in, const std::vector<LabOrder>& orders,
                            const SearchLimits& limits, const LabWatch& watch = {});

}  // namespace linesman::lab
