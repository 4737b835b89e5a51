// Gaps between shapes that stand, go along a leg or turn, for limits that are known only after an order was traced.
#pragma once

#include <vector>

#include "movement/trace.h"

namespace linesman {

/// A base, a side of one, or an area before one: a convex shape at its place on the table.
class PlacedShape {
 public:
  PlacedShape(const Footprint& footprint, const Pose& pose);
  /// The convex hull of points of the table: one is a point, two are a segment.
  explicit PlacedShape(Ring points);

  const Ring& points() const { return points_; }  ///< anticlockwise
  double radius() const { return radius_; }       ///< by which the hull of the points is grown
  const Box& box() const { return box_; }

  /// The same shape, shifted; in inches.
  PlacedShape shifted(Vec by) const;

 private:
  Ring points_;
  double radius_ = 0;
  Box box_;
};

/// Inches, edge to edge; 0 when they touch or overlap.
double gap_between(const PlacedShape& a, const PlacedShape& b);

/// Whether they overlap by more than EPS.
bool overlap(const PlacedShape& a, const PlacedShape& b);

/// Inches to a feature, edge to edge; 0 when they touch or overlap. Infinity for a feature without a shape.
double gap_to_feature(const PlacedShape& shape, const Feature& feature);

/// A shape that goes along a leg or turns. `start`: where it is when the step begins.
class ShapeOnLeg {
 public:
  ShapeOnLeg(const Leg& leg, PlacedShape start);

  const Box& swept() const { return swept_; }
  /// The part of the leg on which the gap is less than `reach`, somewhere by more than EPS; with `reach` 0 the overlap.
  std::optional<Part> nearer(const PlacedShape& other, double reach) const;
  /// The part of the leg on which the gap is at most `reach`.
  std::optional<Part> within(const PlacedShape& other, double reach) const;
  /// Inches at that place of the leg.
  double gap_at(const PlacedShape& other, double s) const;
  /// The least gap on a part of the leg, and the first place where it is.
  struct Least {
    double gap = 0;
    double s = 0;
  };
  Least least(const PlacedShape& other, const Part& part) const;

 private:
  PlacedShape start_;
  Vec along_;
  double length_;
  Box swept_;
};

class ShapeInTurn {
 public:
  ShapeInTurn(const Turn& turn, PlacedShape start);

  const Box& swept() const { return swept_; }
  /// Degrees turned, as `ShapeOnLeg::nearer`.
  std::vector<Part> nearer(const PlacedShape& other, double reach) const;
  double least_gap(const PlacedShape& other) const;

 private:
  PlacedShape start_;
  Vec about_;
  double angle_;
  Box swept_;
};

}  // namespace linesman
