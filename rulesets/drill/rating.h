// How these rules rate terrain.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "rules/terms.h"

namespace linesman::drill {

/// How a feature of class area, obstacle or structure is rated.
struct Rating {
  enum class How { open, impassable, passable };
  How how = How::open;
  double pr = 0;  ///< passability: what must be in hand besides to go in
  double pe = 0;  ///< permeability: what it takes from the speed
};

enum class RoadRating { open, big_road, small_road, passage };

/// The Problem says what a rating of such a feature may be; its pointer is
/// `pointer`.
Result<void> check_rating(FeatureClass feature_class, Kind kind, const Value& rating, const std::string& pointer);

/// What the ratings of features come to. Those of kinds, which most features
/// have, are read once.
class Ratings {
 public:
  Ratings() = default;
  explicit Ratings(const RulesetData& data);

  Rating of(const RulesetData& data, const Feature& feature) const;
  /// Of a surface.
  RoadRating road(const RulesetData& data, const Feature& feature) const;

 private:
  std::vector<Rating> of_kinds_;  ///< by Kind
  std::vector<RoadRating> roads_of_kinds_;
};

}  // namespace linesman::drill
