// Two discs about the centre of a base: one inside it, one round it.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "geometry/shapes/area.h"
#include "geometry/shapes/convex.h"
#include "table/footprint.h"
#include "table/game.h"

namespace linesman {

struct BaseRadii {
  double inner = 0;  ///< whatever the facing, the base covers that far; inches
  double outer = 0;  ///< and no farther than that
  bool round() const { return inner >= outer; }
};

BaseRadii radii_of(const Footprint& base);

/// The area of a feature, with how deep in it a place lies.
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
using DistanceTo = std::function<double(Vec)>;

/// The areas of all features of a game, each made once. What they give out holds on to them.
class FeatureAreas {
 public:
  /// `game` outlives it.
  explicit FeatureAreas(const Game& game);

  std::size_t size() const { return areas_.size(); }
  const Area& of(FeatureIndex feature) const { return *areas_[static_cast<std::size_t>(feature)]; }
  /// From the area.
  DistanceTo off(FeatureIndex feature) const;
  /// The same, inside below 0.
  DistanceTo deep_off(FeatureIndex feature) const;
  /// From the border of a polygon, inside below 0; of a strip from the line in its middle.
  DistanceTo off_line(FeatureIndex feature) const;

 private:
  const Game& game_;
  std::vector<std::shared_ptr<const Area>> areas_;
};

/// Inches of a place from the table's edge; below 0 beyond it.
double inside_of(const Table& table, Vec place);

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
  /// Another, which is shifted by up to `inches` along a unit vector, comes nearer to it than `reach` on the way
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
