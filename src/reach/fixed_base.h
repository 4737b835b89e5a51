// A base as it stands, or the ground that it covers on a leg, to be measured from.
#pragma once

#include <vector>

#include "geometry/convex.h"
#include "table/game.h"

namespace linesman {

class FixedBase {
 public:
  FixedBase(const Footprint& base, const Pose& pose);
  /// All that a base covers on its straight way from a pose to a place, without a turn.
  FixedBase(const Footprint& base, const Pose& from, Vec to);

  /// Of a point from the base, 0 inside.
  double distance_from(Vec point) const;
  /// The same as `distance_from(point) < reach`, but quicker for a point that is far off.
  bool nearer_than(Vec point, double reach) const;
  /// Between two bases, 0 where they meet.
  double gap_to(const FixedBase& other) const;
  /// Deeper than EPS.
  bool overlaps(const FixedBase& other) const;
  Box box() const { return shape().box(); }
  /// A view of it.
  Convex shape() const { return {points_, radius_}; }

 private:
  Ring points_;  ///< of a circle its centre, or the two ends of its way
  double radius_ = 0;
  Vec middle_;
  double outer_ = 0;  ///< no point of it is farther from `middle_`
};

}  // namespace linesman
