// A base as it stands, to be measured from.
#pragma once

#include <vector>

#include "geometry/convex.h"
#include "table/game.h"

namespace linesman {

class FixedBase {
 public:
  FixedBase(const Footprint& base, const Pose& pose);

  /// Of a point from the base, 0 inside.
  double distance_from(Vec point) const;
  /// The same as `distance_from(point) < reach`, but quicker for a point that is far off.
  bool nearer_than(Vec point, double reach) const;
  /// Between two bases, 0 where they meet.
  double gap_to(const FixedBase& other) const;
  /// Deeper than EPS.
  bool overlaps(const FixedBase& other) const;
  /// It may overlap a base with such an outer radius whose centre goes straight from one place to another: a quick
  /// look.
  bool may_be_met(Vec from, Vec to, double outer) const;
  /// Another, which is shifted by up to so many inches along a unit vector, comes nearer to it than `reach` on the way
  /// by more than EPS; with reach 0 it overlaps it.
  bool is_met_by(const FixedBase& other, Vec along, double inches, double reach = 0) const;
  Box box() const { return shape().box(); }
  /// A view of it.
  Convex shape() const { return {points_, radius_}; }

 private:
  Ring points_;  ///< of a circle its centre
  double radius_ = 0;
  Vec middle_;
  double outer_ = 0;  ///< no point of it is farther from `middle_`
};

}  // namespace linesman
