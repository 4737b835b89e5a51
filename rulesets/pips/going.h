// What counts of the ground under a base (section 2 of the page).
#pragma once

#include <unordered_map>

#include <optional>
#include <vector>

#include "movement/trace.h"
#include "rules/terms.h"

namespace linesman::pips {

enum class Rating { open, broken, rough, minor, medium, major, building, impassable, hard, ford };
inline constexpr std::size_t RATING_COUNT = 10;

/// Something under the base that is not open ground.
struct Counted {
  FeatureIndex feature{};  ///< of a ford the surface, for all the water that it leads through
  Rating rating = Rating::open;
};

/// All that counts in one place; empty on open and hard ground.
using Going = std::vector<Counted>;

/// The players' rating of a feature, else that of its kind.
Rating rating_of_feature(const RulesetData& data, const Feature& feature);

/// The ratings of a game's features, each looked up once: a drag over dense terrain asks for the same few again and
/// again.
class Ratings {
 public:
  Ratings(const RulesetData& data, const Game& game) : data_(data), game_(game) {}
  const Game& game() const { return game_; }
  Rating of(FeatureIndex feature);

 private:
  const RulesetData& data_;
  const Game& game_;
  std::unordered_map<int, Rating> known_;
};

/// What counts while the base overlaps `ground` and the centre is on `surface`: on hard ground neither areas nor
/// streams and ditches, in a ford neither areas nor streams, but the ford is broken ground.
Going going(Ratings& ratings, const FeatureSet& ground, const std::optional<FeatureIndex>& surface);

bool counts(const Going& going, FeatureIndex feature);

}  // namespace linesman::pips
