// Bases as rounded convex shapes, and features as areas.
#pragma once

#include <boost/container/small_vector.hpp>

#include "geometry/shapes/area.h"
#include "geometry/shapes/convex.h"
#include "table/game.h"

namespace linesman {

/// The shape of a feature; empty where it takes up hexes or hexsides.
Area area_of(const Feature& feature);

/// A base in its own frame: a rectangle or polygon as its corners, a circle as its centre with a radius.
struct Outline {
  Ring points;  ///< the convex hull, anticlockwise
  double radius = 0;
  double outer = 0;  ///< the largest distance of a point of it from the frame's origin
  Box frame;         ///< the upright box round it

  explicit Outline(const Footprint& footprint);
};

/// A base on the table.
struct PlacedBase {
  PieceIndex piece{};
  boost::container::small_vector<Vec, 4> points;  ///< most bases have at most four
  double radius = 0;
  double altitude = 0;
  Box box;
  Vec centre;        ///< the frame's origin
  double outer = 0;  ///< the largest distance of a point of it from the centre

  PlacedBase(PieceIndex index, const Outline& outline, const Pose& pose);
  /// Moves the base to another pose.
  void place(const Outline& outline, const Pose& pose);
  Convex convex() const { return {points, radius}; }
  double gap_to(const PlacedBase& other) const { return gap_to(other.convex()); }
  /// Inches, edge to edge; 0 when they touch or overlap.
  double gap_to(const Convex& other) const;
  /// Whether they overlap by more than EPS.
  bool overlaps(const Convex& other) const;

 private:
  double facing_ = 0;
  Vec front_;  ///< the unit vector along `facing_`
};

}  // namespace linesman
