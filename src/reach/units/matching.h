// Who takes which place, so that the dearest pair is as cheap as can be.
//
//   const Matching found = matched(3, 3, {{0, 1, 0.5}, {1, 0, 0.25}, …});
//   if (found.complete()) …   // found.place_of[who]
//   else …                    // found.places: more of them than models that can come there
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace linesman {

/// A model that can take a place, at a price.
struct MatchingPair {
  std::size_t who = 0;
  std::size_t place = 0;
  double price = 0;
};

struct Matching {
  std::vector<std::optional<std::size_t>> place_of;  ///< by model
  std::vector<std::size_t> places{};                 ///< not complete: places that fewer models can take, in order
  std::vector<std::size_t> takers{};                 ///< these models, one fewer than the places
  bool complete() const { return places.empty(); }
};

/// There are as many places as models. Of all complete matchings one in which the greatest price is least.
Matching matched(std::size_t models, const std::vector<MatchingPair>& pairs);

}  // namespace linesman
