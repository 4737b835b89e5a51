// Another piece as it stands, to be measured from.
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
  /// Between two bases, 0 where they meet.
  double gap_to(const FixedBase& other) const;
  Box box() const { return convex().box(); }

 private:
  Convex convex() const { return {points_, radius_}; }
  Ring points_;  ///< of a circle its centre
  double radius_ = 0;
};

}  // namespace linesman
