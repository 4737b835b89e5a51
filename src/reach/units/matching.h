// Gives places to models, by prices.
//
//   PriceTable prices(models, places);
//   prices.at(model, place) = price_of(share);
//   const std::vector<std::size_t> place_of = fairest(prices);   // the greatest price is least, then the sum
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace linesman {

/// A price in parts of 1e9, so that equal prices are equal on every machine.
using Price = std::int64_t;

/// Of a place that cannot be come to, as far as it is known; every other price is below it.
inline constexpr Price NO_PRICE = 1'000'000'000'000;

/// Of a share, from 0; infinity has none.
Price price_of(double share);

/// As many models as places.
class PriceTable {
 public:
  explicit PriceTable(std::size_t count) : count_(count), prices_(count * count, NO_PRICE) {}
  std::size_t count() const { return count_; }
  Price& at(std::size_t model, std::size_t place) { return prices_[model * count_ + place]; }
  Price at(std::size_t model, std::size_t place) const { return prices_[model * count_ + place]; }

 private:
  std::size_t count_;
  std::vector<Price> prices_;
};

/// The place of each model: the greatest price is least, then the sum of the prices, then the first model has the first
/// place that it may have, and so on. Places without a price are taken only where there is no other way.
std::vector<std::size_t> fairest(const PriceTable& prices);

/// Places that fewer models can come to than there are such places.
struct TooFew {
  std::vector<std::size_t> places;
  std::vector<std::size_t> models;
};

/// Nothing where each model can have a place of its own (Hall 1935). `can`: by model and place, one row after another.
std::optional<TooFew> too_few(std::size_t count, const std::vector<bool>& can);

/// A model that can take a place, at a price of at most 1000.
struct MatchingPair {
  std::size_t who = 0;
  std::size_t place = 0;
  double price = 0;
};

struct Matching {
  std::vector<std::optional<std::size_t>> place_of;  ///< by model
  std::vector<std::size_t> places{};                 ///< not complete: more of them than models that can take them
  std::vector<std::size_t> takers{};                 ///< these models
  bool complete() const { return places.empty(); }
};

/// By those pairs alone: the fairest of all complete matchings, or the places that too few can take.
Matching matched(std::size_t models, const std::vector<MatchingPair>& pairs);

}  // namespace linesman
