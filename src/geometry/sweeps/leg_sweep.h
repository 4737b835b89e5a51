// A convex shape on a straight leg: where along the leg it overlaps a segment, in a few operations.
#pragma once

#include <algorithm>

#include "base/tolerance.h"
#include "geometry/boost/box_index.h"
#include "geometry/shapes/convex.h"
#include "geometry/sweeps/side_kernel.h"

namespace linesman {

/// A straight leg from a point along a unit vector. With length 0 it is a place.
struct Course {
  Vec from;
  Vec along;
  double length = 0;

  Vec at(double s) const { return from + along * s; }
  /// Into the frame of the leg: x along it, y to its left, the origin at its beginning.
  Vec local(Vec p) const { return {dot(along, p - from), cross(along, p - from)}; }
};

/// A shape at the beginning of a leg, in the leg's frame. Shifted by s it overlaps the segment from a to b while s lies
/// between the least of x(y) - front(y) and the greatest of x(y) - rear(y), with y over the breadth that both share:
/// x(y) is the straight line of the segment, front and rear are the two chains of the shape's corners.
class LegSweep {
 public:
  LegSweep(const Course& course, const Convex& shape);

  const Course& course() const { return course_; }
  double length() const { return course_.length; }
  /// In the leg's frame, at its beginning.
  const Box& bounds() const { return bounds_; }
  /// The box on the table of the whole area that the shape sweeps.
  Box swept_box() const;
  /// That area as a box in the leg's frame, grown by `grown` inches.
  Corridor corridor(double grown) const {
    Box box = bounds_;
    box.max.x += course_.length;
    return {course_.from, course_.along, box.grown(grown)};
  }
  /// Whether `course().from` lies well inside the shape. Then an area whose border the shape does not meet holds the
  /// shape when it holds this point.
  bool origin_inside() const { return origin_inside_; }
  Convex shape() const { return shape_; }
  /// A view of the shape in the leg's frame.
  Convex local_shape() const { return {points_.view(), shape_.radius}; }
  /// Finds where the shape overlaps the sides between corners, with the result of `meets_segment` for each.
  void meets_sides(const CornerArrays& corners, std::size_t sides, SideOverlaps& found) const;
  /// Whether it has sides that neither lie along the leg nor square to it.
  bool is_oblique() const { return form_ == Form::chains; }

  /// Whether the shape passes by a box in the leg's frame without touching it.
  bool passes_by(const Box& box) const {
    return box.min.y > bounds_.max.y || box.max.y < bounds_.min.y || box.min.x > bounds_.max.x + course_.length ||
           box.max.x < bounds_.min.x;
  }

  /// For a connected thing whose bounds in the leg's frame are `box`: when the shape, a box itself there, passes it in
  /// its full breadth, only the thing's extent along the leg counts. Returns false when that is not certain.
  bool passes_over(const Box& box, Stretch& met) const;

  /// The stretch of [0, length] on which the shape overlaps a segment, somewhere by more than EPS; false when there is
  /// none. The ends are in the leg's frame.
  bool meets_segment(Vec a, Vec b, Stretch& met) const;

  /// Like `meets_segment`, for the rectangle round the segment from a to b, half its width to each side.
  bool meets_bar(Vec a, Vec b, double half_width, Stretch& met) const;

  /// Like `meets_segment`, for a disc.
  bool meets_disc(Vec centre, double radius, Stretch& met) const { return nearer_to_disc(centre, radius, 0, met); }

  /// The stretch on which the shape is nearer than `reach` to a disc, somewhere by more than EPS.
  bool nearer_to_disc(Vec centre, double radius, double reach, Stretch& near) const;

  /// The least distance from a disc during the leg; 0 when they ever touch.
  double least_gap_to_disc(Vec centre, double radius) const;

 private:
  enum class Form { box, chains, disc };

  /// A quick estimate of one overlap.
  struct Overlap {
    Stretch s{HUGE_VAL, -HUGE_VAL};  ///< on the endless line
    double breadth = 0;              ///< the breadth that both share
    double steepness = 1;            ///< the least sine of an angle between the leg and a side of the Minkowski sum
  };

  bool overlap_of_box(Vec a, Vec b, Overlap& o) const;
  bool overlap_of_chains(Vec a, Vec b, Overlap& o) const;
  bool overlap(Vec a, Vec b, Overlap& o) const {
    return form_ == Form::box ? overlap_of_box(a, b, o) : overlap_of_chains(a, b, o);
  }
  bool disc_meets_segment(Vec a, Vec b, Stretch& met) const;
  double room_in(const Overlap& o) const;
  bool is_surely_deep(const Overlap& o) const;
  bool is_plainly_deep(const Overlap& o, Vec d) const;
  bool clip(const Overlap& o, Stretch& met) const;
  bool look_closer(const Convex& other, double reach, Stretch& met) const;
  Stretch chord(double y, double grown) const;
  bool chains_nearer_to_disc(Vec centre, double radius, double reach, Stretch& near) const;
  double square_to_swept_chains(Vec p) const;
  bool has_origin_inside() const;
  void set_chains();
  void set_sides();

  Course course_;
  Convex shape_;        ///< as given, on the table
  PointBuffer points_;  ///< in the leg's frame
  Form form_ = Form::disc;
  Box bounds_;
  /// The least sine of an angle between the leg and a side of the shape that is not parallel to it.
  double steepness_ = 1;
  PointBuffer front_;  ///< corners by ascending y
  PointBuffer rear_;
  /// A side of the shape, with the corner at which it begins.
  struct Side {
    Vec from;
    Vec along;  ///< of length 1
    double length;
  };
  Buffer<Side, 16> sides_;
  bool origin_inside_ = false;
};

}  // namespace linesman
