// Joins numbers into sets, pair by pair (union-find, with paths that are halved).
//
//   DisjointSets sets(models.size());
//   for (const auto& [one, other] : links) sets.join(one, other);
//   if (sets.are_joined(0, 1)) …
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace linesman {

/// The numbers from 0 to `count` - 1. At first each is a set of its own.
class DisjointSets {
 public:
  explicit DisjointSets(std::size_t count) : above_(count) { std::iota(above_.begin(), above_.end(), std::size_t{0}); }

  /// The least number of the set that holds `i`.
  std::size_t least_of(std::size_t i) {
    while (above_[i] != i) i = above_[i] = above_[above_[i]];
    return i;
  }

  bool are_joined(std::size_t one, std::size_t other) { return least_of(one) == least_of(other); }

  void join(std::size_t one, std::size_t other) {
    const std::size_t a = least_of(one);
    const std::size_t b = least_of(other);
    above_[std::max(a, b)] = std::min(a, b);
  }

 private:
  std::vector<std::size_t> above_;  ///< for each number a smaller one of its set; for the least, itself
};

}  // namespace linesman
