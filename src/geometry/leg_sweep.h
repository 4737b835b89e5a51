// A convex shape on a straight leg: where along it each segment is overlapped, in a few operations.
#pragma once

#include <algorithm>

#include "base/tolerance.h"
#include "geometry/box_index.h"
#include "geometry/convex.h"
#include "geometry/side_kernel.h"

namespace linesman {

/// A straight leg: from a point along a unit vector. Of length 0 it is a place.
struct Course {
  Vec from;
  Vec along;
  double length = 0;

  Vec at(double s) const { return from + along * s; }
  /// In the frame of the leg: x along it, y to its left, origin where it begins.
  Vec local(Vec p) const { return {dot(along, p - from), cross(along, p - from)}; }
};

/// A shape that stands at the beginning of a leg, seen in the leg's frame. For a shift by s it overlaps the segment
/// from a to b while s is between the least of x(y) - front(y) and the greatest of x(y) - rear(y), y over the breadth
/// that both have: the line x(y) of the segment is straight, front and rear are the shape's two chains of corners.
class LegSweep {
 public:
  LegSweep(const Course& course, const Convex& shape);

  const Course& course() const { return course_; }
  double length() const { return course_.length; }
  /// In the leg's frame, at the beginning.
  const Box& bounds() const { return bounds_; }
  /// On the table, round everything that the shape passes over.
  Box swept_box() const;
  /// The same, grown, in its own frame.
  Corridor corridor(double grown) const {
    Box box = bounds_;
    box.max.x += course_.length;
    return {course_.from, course_.along, box.grown(grown)};
  }
  /// `course().from` lies well inside the shape: then it tells whether an area holds the shape.
  bool origin_inside() const { return origin_inside_; }
  Convex shape() const { return shape_; }
  /// A view of it in the leg's frame.
  Convex local_shape() const { return {points_.view(), shape_.radius}; }
  /// Finds where the shape overlaps the sides between corners, as `meets_segment` finds it of each.
  void meets_sides(const CornerArrays& corners, std::size_t sides, SideOverlaps& found) const;
  /// It has sides, and they do not all lie along the leg and square to it.
  bool is_oblique() const { return form_ == Form::chains; }

  /// A box in the leg's frame that the shape passes by without touching it.
  bool passes_by(const Box& box) const {
    return box.min.y > bounds_.max.y || box.max.y < bounds_.min.y || box.min.x > bounds_.max.x + course_.length ||
           box.max.x < bounds_.min.x;
  }

  /// Something connected whose bounds in the leg's frame are `box` and which the shape, a box itself there, passes in
  /// its full breadth: then only its extent along the leg counts. False when it is not so, or not surely.
  bool passes_over(const Box& box, Stretch& met) const;

  /// The stretch of [0, length] on which the shape overlaps a segment, deeper than EPS somewhere; false when there is
  /// none. The ends are given in the leg's frame.
  bool meets_segment(Vec a, Vec b, Stretch& met) const;

  /// The same for a convex quadrilateral that stands on the segment from a to b, half its width to each side.
  bool meets_bar(Vec a, Vec b, double half_width, Stretch& met) const;

  /// The same for a disc.
  bool meets_disc(Vec centre, double radius, Stretch& met) const { return nearer_to_disc(centre, radius, 0, met); }

  /// Where the shape is nearer than `reach` to a disc, by more than EPS somewhere.
  bool nearer_to_disc(Vec centre, double radius, double reach, Stretch& near) const;

  /// The least distance from a disc; 0 when they ever touch.
  double least_gap_to_disc(Vec centre, double radius) const;

 private:
  enum class Form { box, chains, disc };

  /// What is known of one overlap without looking closer.
  struct Overlap {
    Stretch s{HUGE_VAL, -HUGE_VAL};  ///< on the endless line
    double breadth = 0;              ///< to which both reach
    double steepness = 1;            ///< least inclination of a side of the sum against the leg, as a sine
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
  double steepness_ = 1;  ///< of the shape's own sides that are not parallel to the leg
  PointBuffer front_;     ///< corners by ascending y
  PointBuffer rear_;
  /// One of its sides, with the corner that it begins at.
  struct Side {
    Vec from;
    Vec along;  ///< of length 1
    double length;
  };
  Buffer<Side, 16> sides_;
  bool origin_inside_ = false;
};

}  // namespace linesman
