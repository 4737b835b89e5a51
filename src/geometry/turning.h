// Exact sweeps of a convex shape that turns about a point.
#pragma once

#include "geometry/convex.h"

namespace linesman {

/// A shape that turns. What it meets changes only at critical angles: where a corner's circle meets a side of the
/// other shape (moved outward by the distance asked about), where a corner of the other meets one of its own sides in
/// the frame that turns with it, or where two corners are that far apart. Between them one look decides.
class Turning {
 public:
  /// `start` is the shape before the turn (its points are copied); `degrees` is positive to the right.
  Turning(const Convex& start, Vec about, double degrees);

  double amount() const { return amount_; }  ///< degrees turned in all, >= 0
  double radius() const { return start_radius_; }

  /// A point that turns with the shape, after so many degrees.
  Vec turned(Vec p, double degrees) const;
  /// The shape after so many degrees.
  Ring corners_at(double degrees) const;

  /// The stretches of [0, amount] in which the shapes are nearer than `reach`, by more than EPS; joined.
  Stretches nearer(const Convex& fixed, double reach) const;

  /// The least distance during the turn; 0 when they ever touch.
  double least_gap(const Convex& fixed) const;

  /// Round everything that the shape passes over.
  Box swept_box() const;

  /// Where the shape first sticks out of `table`, when it does so by more than EPS, in degrees.
  std::optional<double> first_beyond(const Box& table) const;

  /// The largest distance from the centre of the turn to a point of the shape.
  double reach_from_centre() const;

 private:
  Ring points_;
  double start_radius_;
  Vec about_;
  double degrees_;
  double amount_;
};

}  // namespace linesman
