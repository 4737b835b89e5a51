// The ground of a feature as a search measures it.
#pragma once

#include <functional>
#include <memory>
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

/// Inches of a place from a shape; they grow by 1 an inch at most.
using Off = std::function<double(Vec)>;

/// The areas of all features of a game, each made once. What they give out holds on to them.
class FeatureAreas {
 public:
  /// `game` outlives it.
  explicit FeatureAreas(const Game& game);

  std::size_t size() const { return areas_.size(); }
  const Area& of(FeatureIndex feature) const { return *areas_[static_cast<std::size_t>(feature)]; }
  /// From the area.
  Off off(FeatureIndex feature) const;
  /// The same, inside below 0.
  Off deep_off(FeatureIndex feature) const;
  /// From the border of a polygon, inside below 0; of a strip from the line in its middle.
  Off off_line(FeatureIndex feature) const;

 private:
  const Game& game_;
  std::vector<std::shared_ptr<const Area>> areas_;
};

/// Inches of a place from the table's edge; below 0 beyond it.
double inside_of(const Table& table, Vec place);

}  // namespace linesman
