// Exact sweeps of a convex shape that turns about a point.
#pragma once

#include <optional>

#include "base/tolerance.h"
#include "geometry/convex.h"
#include "geometry/moment.h"
#include "geometry/orbit.h"

namespace linesman {

/// Inches. A turn that ends on a border or a line is looked back at from so far away: there it was plainly on one side.
inline constexpr double TURN_LOOK_BACK = 4 * EPS;

/// A disc or a polygon that turns. What it meets changes only at critical angles: where a corner's circle meets a side
/// of the other shape (moved outward by the distance asked about), where a corner of the other meets one of its own
/// sides in the frame that turns with it, or where two corners are that far apart. Between them one look decides.
/// Everything beyond the outer circle, and everything that reaches into the inner one, is settled without.
class Turning {
 public:
  /// `start` is the shape before the turn (its points are copied); `degrees` is positive to the right.
  Turning(const Convex& start, Vec about, double degrees);

  double amount() const { return amount_; }  ///< degrees turned in all, >= 0

  Vec about() const { return about_; }
  double outer() const { return outer_; }  ///< the largest distance from there to a point of the shape

  /// The distance from the shape's middle to its nearest side: nothing thinner than this on both sides of it holds it.
  double slimness() const { return slimness_; }

  /// A point that turns with the shape, after so many degrees.
  Vec turned(Vec p, double degrees) const;
  /// The circle of such a point, in radians turned.
  Orbit orbit_of(Vec p) const;
  /// The middle of the shape's corners after so many degrees.
  Vec middle_at(double degrees) const { return turned(middle_, degrees); }
  /// Round all places of that middle.
  Box box_of_middle() const { return Box{about_, about_}.grown(distance(about_, middle_) + EPS); }
  /// The shape's corners after so many degrees.
  PointBuffer corners_at(double degrees) const;

  /// Adds to `met` the stretches of [0, amount] in which the shape overlaps another, by more than EPS somewhere. True
  /// when there are any, or when the turn is none and the shapes overlap.
  bool meets(const Convex& fixed, Stretches& met) const { return add_nearer(fixed, 0, met); }
  bool meets_segment(Vec a, Vec b, Stretches& met) const {
    CornerMoments last;
    return meets_segment(a, b, last, met);
  }

  /// Where in the turn the shape's border passes a corner, which two sides of a polygon share.
  struct CornerMoments {
    std::optional<Vec> corner;
    Buffer<Moment, 16> moments;
  };
  /// The same for the sides of a border one after another: `last` keeps the end of each for the next.
  bool meets_segment(Vec a, Vec b, CornerMoments& last, Stretches& met) const;

  /// How a turn stands to something at a glance: whatever the shape does, no point of it is farther from where it is
  /// half-way through the turn than half the turn takes it.
  enum class Glance { misses, covers, unsure };

  /// A point in the frame of the shape half-way.
  Vec half_way(Vec p) const {
    const Vec v = p - about_;
    return {v.x * half_cosine_ - v.y * half_sine_, v.x * half_sine_ + v.y * half_cosine_};
  }
  /// Of a segment between two such points, grown by `growth` (and to be covered itself, without the growth).
  Glance glance(Vec a, Vec b, double growth) const {
    const Glance first = glance_within(a, b, growth, stray_);
    return first == Glance::unsure ? look_closer(a, b, growth) : first;
  }

  /// The stretches in which the shapes are nearer than `reach`, by more than EPS; joined. Of a turn that is none the
  /// whole of it, when they are.
  Stretches nearer(const Convex& fixed, double reach) const;

  /// The least distance during the turn; 0 when they ever touch.
  double least_gap(const Convex& fixed) const;

  /// Round everything that the shape passes over.
  Box swept_box() const { return Box{about_, about_}.grown(outer_); }

  /// Where the shape first sticks out of `table`, when it does so by more than EPS, in degrees.
  std::optional<double> first_beyond(const Box& table) const;

 private:
  using Angles = Buffer<double, 48>;  // radians turned
  using Moments = Buffer<Moment, 48>;

  /// A corner, seen from the centre of the turn.
  struct Corner {
    Vec at;
    double radius;
  };
  /// A side, seen from there too. Inside, dot(normal, p) <= offset.
  struct Side {
    Vec from;
    Vec along;  ///< unit
    Vec normal;
    double offset;
    double length;
    double foot;  ///< the place along it that is nearest to the centre of the turn
  };

  void set_circles();
  template <class Some>
  void add_turn(Vec from, Vec to, Some& moments) const;
  void critical_with_line(Vec a, Vec b, double nearest, Moments& moments) const;
  template <class Some>
  void critical_with_point(Vec p, double reach, Some& moments) const;
  void critical(const Convex& fixed, double reach, Moments& moments) const;
  Vec unturned(Vec p, Vec way) const;
  Vec unturned(Vec p, double radians) const;
  double gap_to_point(Vec p) const;
  bool cut_by(Vec a, Vec b, double depth) const;
  /// The shape strays no farther than that from where the points are seen.
  Glance glance_within(Vec a, Vec b, double growth, double stray) const;
  /// The same of the two halves of the turn, each from its middle.
  Glance look_closer(Vec a, Vec b, double growth) const;
  bool add_nearer(const Convex& fixed, double reach, Stretches& near) const;
  double least_gap_to_point(Vec p) const;
  template <class At>
  bool add_stretches(Moments& moments, At at, Stretches& found) const;
  double first_radians(const Moments& moments, std::size_t i) const;
  double last_radians(const Moments& moments, std::size_t i) const;

  PointBuffer points_;  ///< before the turn
  double radius_;
  Vec about_;
  Vec middle_;
  double sense_;   ///< 1 to the right, -1 to the left
  double amount_;  ///< degrees
  double whole_;   ///< radians
  Moment end_;
  double half_cosine_;  ///< of half the turn, backward
  double half_sine_;
  double quarter_cosine_;  ///< of a quarter of it, backward
  double quarter_sine_;
  double slimness_ = 0;
  double stray_ = 0;       ///< the farthest that a point of the shape gets from where it is half-way
  double half_stray_ = 0;  ///< the same within a half of the turn
  Buffer<Corner, 8> corners_;
  Buffer<Side, 8> sides_;
  double outer_ = 0;   ///< the shape never reaches beyond this circle
  double inner_ = -1;  ///< and always covers this one; below 0 there is none
};

}  // namespace linesman
