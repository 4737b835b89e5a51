// Legs that have to lead at a feature.
#pragma once

#include <vector>

#include "geometry/area.h"
#include "table/game.h"

namespace linesman {

class AimedLegs {
 public:
  /// Every leg from `start` on, prolonged without end, meets or touches `feature`; with `shut` no base may meet it.
  AimedLegs(const Feature& feature, Vec start, bool shut);

  bool leads_at_it(Vec from, Vec to) const;

  /// Inches: no way to within `slack` of a place is shorter; infinity where there is none.
  double at_least(Vec place, double slack) const;

 private:
  bool in_front(Vec place, double slack) const;

  Area area_;
  double half_width_ = 0;
  std::vector<std::pair<Vec, Vec>> sides_;
  Vec start_;
  bool shut_;
  bool begins_there_ = false;
  Ring front_;  ///< the hull of the start and the feature: until it comes to the feature nobody leaves that
};

}  // namespace linesman
