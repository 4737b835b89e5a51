// The rest of an area that other areas cover in part: the water beside a bridge. No polygon is made of it: its border
// consists of pieces of their borders.
#pragma once

#include <span>
#include <vector>

#include "geometry/shapes/area.h"

namespace linesman {

class Remainder {
 public:
  /// Prepares the rest of `area` near `where`: later questions concern shapes inside `where`. The areas outlive this.
  Remainder(const Area& area, std::vector<const Area*> covers, const Box& where);

  /// Where along a leg a shape overlaps the rest by more than EPS; joined, none shorter than EPS.
  Stretches on_leg(const LegSweep& sweep) const;
  /// Where during a turn a shape with that radius overlaps it, in degrees. `ever`: whether it does at any moment.
  Stretches during_turn(const TurnSweep& turning, double radius, bool& ever) const;
  /// Whether a standing shape overlaps it.
  bool meets(const Convex& shape) const;

 private:
  struct Side {
    Vec from;
    Vec to;
    Box box() const;
  };
  /// A part of a circle, `by` radians anticlockwise from the direction `from`.
  struct Arc {
    Vec centre;
    double radius;
    double from;
    double by;
  };
  struct Curves {
    std::vector<Side> sides;
    std::vector<Arc> circles;
  };

  static Curves curves_of(const Area& area, const Box& where);
  void keep_sides(const std::vector<Side>& sides, const Curves& all);
  void keep_arcs(const std::vector<Arc>& circles, const Curves& all);
  bool parts(Vec place, Vec left) const;
  bool holds(Vec p) const;
  bool is_covered(Vec p) const;
  static bool meets_arc(const Convex& shape, const Arc& arc);
  template <class ShapeAt, class Critical>
  void add_arcs(double length, double radius, ShapeAt shape_at, Critical critical, Stretches& met) const;

  const Area& area_;
  std::vector<const Area*> covers_;
  std::vector<Side> sides_;
  std::vector<Arc> arcs_;
};

}  // namespace linesman
