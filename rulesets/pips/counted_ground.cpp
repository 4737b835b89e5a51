#include "pips/counted_ground.h"

#include <algorithm>
#include <array>

namespace linesman::pips {

namespace {

constexpr std::array<std::string_view, RATING_COUNT> RATINGS{"open",  "broken",   "rough",      "minor", "medium",
                                                             "major", "building", "impassable", "hard",  "ford"};

}  // namespace

bool is_run_through(const Feature& feature) {
  return class_of(feature.kind) == FeatureClass::area || feature.kind == Kind::stream || feature.kind == Kind::ditch;
}

Rating read_rating(const Value& rating) {
  const auto it = std::find(RATINGS.begin(), RATINGS.end(), rating.text().value_or(""));
  LINESMAN_CHECK(it != RATINGS.end());
  return static_cast<Rating>(it - RATINGS.begin());
}

bool is_bridged(Kind kind) {
  return kind == Kind::river || kind == Kind::lake || kind == Kind::stream || kind == Kind::ditch;
}

CountedGround counted_ground(const Ratings& ratings, const FeatureSet& ground, const FeatureSet& covered,
                             const std::optional<FeatureIndex>& surface) {
  const Rating way = surface ? ratings.of(*surface) : Rating::open;
  CountedGround all;
  if (way == Rating::ford) all.add({*surface, Rating::broken});
  for (const FeatureIndex i : ground) {
    if (way != Rating::open && is_run_through(ratings.game().feature(i))) continue;
    if (std::find(covered.begin(), covered.end(), i) != covered.end()) continue;
    const Rating rating = ratings.of(i);
    if (rating != Rating::open) all.add({i, rating});
  }
  return all;
}

bool CountedGround::holds(FeatureIndex feature) const {
  return std::any_of(all_.begin(), all_.end(), [&](const Counted& c) { return c.feature == feature; });
}

const Counted* CountedGround::first_of(RatingSet ratings) const {
  if (!holds_any(ratings)) return nullptr;
  return &*std::find_if(all_.begin(), all_.end(), [&](const Counted& c) { return has(ratings, c.rating); });
}

CountedGround CountedGround::without(const FeatureSet& features) const {
  CountedGround left;
  for (const Counted& c : all_)
    if (std::find(features.begin(), features.end(), c.feature) == features.end()) left.add(c);
  return left;
}

}  // namespace linesman::pips
