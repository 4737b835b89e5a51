// The ground under a base that counts (section 2 of the page).
#pragma once

#include <bitset>
#include <optional>
#include <vector>

#include "movement/trace.h"
#include "rules/kind_ratings.h"

namespace linesman::pips {

enum class Rating { open, broken, rough, minor, medium, major, building, impassable, hard, ford };
inline constexpr std::size_t RATING_COUNT = 10;

/// A set of ratings.
using RatingSet = std::bitset<RATING_COUNT>;

inline bool has(RatingSet ratings, Rating rating) { return ratings[static_cast<std::size_t>(rating)]; }

/// The ratings for which `wanted(rating)` holds.
template <class Wanted>
RatingSet ratings_where(Wanted wanted) {
  RatingSet set;
  for (std::size_t i = 0; i < RATING_COUNT; ++i) set[i] = wanted(static_cast<Rating>(i));
  return set;
}

/// Something under the base that is not open ground.
struct Counted {
  FeatureIndex feature{};  ///< for a ford: the surface, in place of all the water that it leads through
  Rating rating = Rating::open;
};

/// All ground that counts at one place; empty on open and hard ground.
class CountedGround {
 public:
  void add(Counted counted) {
    all_.push_back(counted);
    ratings_.set(static_cast<std::size_t>(counted.rating));
  }

  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }
  std::size_t size() const { return all_.size(); }

  bool holds(FeatureIndex feature) const;
  bool holds_any(RatingSet ratings) const { return (ratings_ & ratings).any(); }
  /// The first that has one of these ratings, or nullptr.
  const Counted* first_of(RatingSet ratings) const;
  /// The ground without these features.
  CountedGround without(const FeatureSet& features) const;

 private:
  std::vector<Counted> all_;
  RatingSet ratings_;
};

/// Reads a rating as it is written.
Rating read_rating(const Value& rating);

/// The ratings of a game's features.
class Ratings {
 public:
  /// `of_kinds`: of the same ruleset.
  Ratings(const RulesetData& data, const KindRatings<Rating>& of_kinds, const Game& game)
      : data_(data), of_kinds_(of_kinds), game_(game) {}
  const Game& game() const { return game_; }
  Rating of(FeatureIndex feature) const { return of_kinds_.of(data_, game_.feature(feature)); }

 private:
  const RulesetData& data_;
  const KindRatings<Rating>& of_kinds_;
  const Game& game_;
};

/// The ground that counts while the base overlaps `ground` and the centre is on `surface`. On hard ground and in a ford
/// areas, streams and ditches do not count, but the ford is broken ground. `covered`: waters that the base is over only
/// where bridges and fords cover them; they do not count.
CountedGround counted_ground(const Ratings& ratings, const FeatureSet& ground, const FeatureSet& covered,
                             const std::optional<FeatureIndex>& surface);

/// Roads lead through the feature or over it.
bool is_run_through(const Feature& feature);

/// Kinds that a bridge or ford leads over.
bool is_bridged(Kind kind);

}  // namespace linesman::pips
