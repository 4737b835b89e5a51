// Orders on made-up tables, for rules of any kind: a few models and features close to a short way. The words come from
// the ruleset, so that nothing here knows a ruleset.
//
//   MadeUp made_up(*ruleset, seed);
//   for (int i = 0; i < 100; ++i) try_it(made_up.next());
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/splitmix.h"
#include "base/value.h"
#include "rules/ruleset.h"

namespace linesman::lab {

/// A game document and an order. They need not be usable: traits and actions are drawn without regard to each other.
struct MadeUpOrder {
  Value game;
  Value order;
};

class MadeUp {
 public:
  /// `sooner`: words (kinds, actions, values of traits) that are drawn more often. The same seed gives the same orders.
  MadeUp(const Ruleset& ruleset, std::uint64_t seed, std::vector<std::string> sooner = {});

  MadeUpOrder next();

  /// Faces for dice that a ruling still needs, as `2d6`.
  Value faces(const std::string& need);

 private:
  double between(double least, double most);
  std::size_t below(std::size_t count);
  bool chance(double of_one);
  const std::string& one_of(const std::vector<std::string>& words);
  Value feature(std::size_t number);
  Value piece(std::size_t number);
  Value traits();
  Value path();
  Value hex();
  Value hex_path();

  const Terms& terms_;
  SplitMix64 random_;
  std::vector<std::string> sooner_;
  std::vector<std::string> kinds_;
  std::vector<std::string> actions_;
};

}  // namespace linesman::lab
