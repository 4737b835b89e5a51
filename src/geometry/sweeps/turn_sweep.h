// Exact sweeps of a convex shape that turns about a point.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "base/tolerance.h"
#include "geometry/shapes/convex.h"
#include "geometry/sweeps/orbit.h"

namespace linesman {

/// Inches. A turn that ends on a border or line is judged at this distance before its end, where its side is plain.
inline constexpr double TURN_LOOK_BACK = 4 * EPS;

/// A moment of a turn, as the direction to which the turn has brought the x axis; left is positive. Moments are sorted
/// by a rank (a pseudo-angle), and the moment half-way between two needs no angle either. An angle is worked out only
/// where a stretch ends.
struct Moment {
  Vec way{1, 0};
  double per_length = 1;  ///< scales `way` to a unit vector, to about 1e-11
  double rank = 0;        ///< grows with the angle, at least half as fast
  double known = 0;       ///< the angle in radians if it was given; else below 0

  /// The moment that turns the x axis onto `way`, a vector of length `length`; with length 0 the beginning.
  static Moment of(Vec way, double length) { return length > 0 ? Moment{way, 1 / length, rank_of(way), -1} : Moment{}; }
  static Moment after(double radians) {
    const Vec way{std::cos(radians), std::sin(radians)};
    return {way, 1, rank_of(way), radians};
  }

  Vec unit() const { return way * per_length; }

  /// The angle, between 0 and `whole`, the angle of the whole turn.
  double radians(double whole) const {
    if (known >= 0) return known;
    const double turned = std::atan2(way.y, way.x);
    return std::clamp(turned < -ANGLE_SLACK ? turned + 2 * std::numbers::pi : turned, 0.0, whole);
  }

  /// A pseudo-angle: a quarter of a circle is 1. From just below 0 (slightly right of the x axis) up to 4.
  static double rank_of(Vec way) {
    const double share = way.y / (std::abs(way.x) + std::abs(way.y));
    if (way.x < 0) return 2 - share;
    return share < -ANGLE_SLACK ? 4 + share : share;
  }
};

/// When ranks differ by less, only the angles decide which moment comes first.
inline constexpr double SAME_RANK = 1e-12;

/// Whether `b` is later than `a` by more than ANGLE_SLACK; `b` is not before `a`.
inline bool is_later(const Moment& a, const Moment& b) {
  return b.rank - a.rank > 1 || cross(a.unit(), b.unit()) > ANGLE_SLACK;
}

/// The unit vector half-way from a moment to a later one.
inline Vec between(const Moment& a, const Moment& b) {
  const Vec from = a.unit();
  const Vec sum = from + b.unit();
  const double square = dot(sum, sum);
  if (square < 1e-6 && b.rank - a.rank < 3) return {-from.y, from.x};
  return sum * ((cross(from, b.unit()) < 0 ? -1 : 1) / std::sqrt(square));
}

/// A disc or polygon that turns. Whether it meets another shape changes only at critical angles: where the circle of a
/// corner meets a side of the other shape (moved outward by the distance in question), where a corner of the other
/// meets one of its sides in the frame that turns with it, or where two corners are at that distance. Between critical
/// angles one test decides. Everything beyond the outer circle, or reaching into the inner one, is settled without
/// angles.
class TurnSweep {
 public:
  /// `start` is the shape before the turn (its points are copied); `degrees` is positive to the right.
  TurnSweep(const Convex& start, Vec about, double degrees);

  double amount() const { return amount_; }  ///< the degrees of the whole turn, >= 0

  Vec about() const { return about_; }
  double outer() const { return outer_; }  ///< the largest distance from the centre to a point of the shape

  /// The distance from the shape's middle to its nearest side. A bar of a smaller half width cannot hold it.
  double slimness() const { return slimness_; }

  /// Where a point that turns with the shape is after `degrees`.
  Vec turned(Vec p, double degrees) const;
  /// The circle of such a point; its turn is in radians.
  Orbit orbit_of(Vec p) const;
  /// The middle of the shape's corners after `degrees`.
  Vec middle_at(double degrees) const { return turned(middle_, degrees); }
  /// A box round all places of that middle.
  Box box_of_middle() const { return Box{about_, about_}.grown(distance(about_, middle_) + EPS); }
  /// The shape's corners after `degrees`.
  PointBuffer corners_at(double degrees) const;

  /// Adds to `met` the stretches of [0, amount] in which the shape overlaps another, somewhere by more than EPS.
  /// Returns whether there are any, or, for a turn by nothing, whether the shapes overlap.
  bool meets(const Convex& fixed, Stretches& met) const { return add_nearer(fixed, 0, met); }
  bool meets_segment(Vec a, Vec b, Stretches& met) const {
    CornerMoments last;
    return meets_segment(a, b, last, met);
  }

  /// When the shape's border passes a corner, which two sides of a polygon share.
  struct CornerMoments {
    std::optional<Vec> corner;
    Buffer<Moment, 16> moments;
  };
  /// For the sides of a border one after another: `last` keeps the end of each side for the next.
  bool meets_segment(Vec a, Vec b, CornerMoments& last, Stretches& met) const;

  /// A quick test of a turn against a thing: no point of the shape is farther from its place half-way through the turn
  /// than half the turn takes it.
  enum class Glance { misses, covers, unsure };

  /// A point in the frame of the shape half-way.
  Vec half_way(Vec p) const {
    const Vec v = p - about_;
    return {v.x * half_cosine_ - v.y * half_sine_, v.x * half_sine_ + v.y * half_cosine_};
  }
  /// For a segment between two such points, grown by `growth`; `covers` is about the segment itself.
  Glance glance(Vec a, Vec b, double growth) const {
    const Glance first = glance_within(a, b, growth, stray_);
    return first == Glance::unsure ? look_closer(a, b, growth) : first;
  }

  /// The stretches in which the shapes are nearer than `reach`, by more than EPS; joined. For a turn by nothing it is
  /// the whole turn, when they are.
  Stretches nearer(const Convex& fixed, double reach) const;

  /// The least distance during the turn, in inches; 0 when they ever touch.
  double least_gap(const Convex& fixed) const;

  /// A box round everything that the shape sweeps.
  Box swept_box() const { return Box{about_, about_}.grown(outer_); }

  /// Where the shape first sticks out of `table` by more than EPS, in degrees; nothing when it never does.
  std::optional<double> first_beyond(const Box& table) const;

 private:
  using Angles = Buffer<double, 48>;  // radians turned
  using Moments = Buffer<Moment, 48>;

  /// A corner, seen from the centre of the turn.
  struct Corner {
    Vec at;
    double radius;
  };
  /// A side, seen from the centre. Inside, dot(normal, p) <= offset.
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
  /// For a shape of which no point is farther than `stray` from where the points are seen.
  Glance glance_within(Vec a, Vec b, double growth, double stray) const;
  /// Tests both halves of the turn, each from its middle.
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
  double stray_ = 0;       ///< the largest distance of a point of the shape from its place half-way
  double half_stray_ = 0;  ///< that distance within each half of the turn
  Buffer<Corner, 8> corners_;
  Buffer<Side, 8> sides_;
  double outer_ = 0;   ///< the shape never reaches beyond this circle
  double inner_ = -1;  ///< the shape always covers this circle; below 0 there is none
};

}  // namespace linesman
