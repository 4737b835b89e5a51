// The samples of the census: the examples, the cases, and orders made at random.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "referee/referee.h"

namespace linesman::census {

/// A game with an order to it, or why one of them is refused.
struct Sample {
  std::string group;  ///< "examples/pips-hill", "cases/pips-more/pips-8", "random/07": the eighth thousand
  std::string name;   ///< unique in its group: the order's file, the case's sentence, the number of the thousand
  Result<Hearing> hearing;
  Result<Order> order;
};

inline constexpr std::uint64_t RANDOM_ORDERS = 20'000;

/// Shows all samples of a ruleset, or those of one group, group by group.
using Visit = std::function<void(const Sample&)>;
void for_each_sample(const std::string& ruleset, const Visit& visit);
void for_each_sample_of_group(const std::string& ruleset, const std::string& group, const Visit& visit);

/// The built rulesets of which there is at least one sample, sorted.
std::vector<std::string> rulesets_with_samples();

}  // namespace linesman::census
