// How these rules rate terrain.
#pragma once

#include <string>

#include "base/result.h"
#include "base/value.h"
#include "table/kind.h"

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

/// What a feature of those classes is rated as, of a rating as it is written; open without one.
Rating read_rating(const Value& rating);
/// The same of a surface.
RoadRating read_road(const Value& rating);

}  // namespace linesman::drill
