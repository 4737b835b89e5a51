// The ground of a feature as a search measures it.
#pragma once

#include <vector>

#include "geometry/area.h"
#include "table/game.h"

namespace linesman {

/// Empty where the feature takes up hexes or hexsides.
Area area_of(const Feature& feature);

/// The same with how deep in it a place lies.
class DeepArea {
 public:
  explicit DeepArea(const Feature& feature);

  /// Inches of a place from the area; inside below 0, and then no farther below than its border is off. It grows by 1
  /// an inch at most.
  double off(Vec place) const;

 private:
  /// Beyond the flat end of a strip, where places are near its line and yet outside.
  struct End {
    Vec at;
    Vec outward;
    Area across;  ///< the end itself, a bare line
  };
  double from_end(const End& end, Vec place) const;

  Area area_;
  std::vector<Area> borders_;  ///< of polygons, bare lines
  std::vector<End> ends_;
  Area line_;              ///< of a strip the bare line in its middle
  double half_width_ = 0;  ///< of a strip
};

}  // namespace linesman
