// What areas cover of the directions round a point: whether it lies inside their union, though on the edge of each.
//
// A border that comes within EPS of the point counts as going through it, so seams that touch within EPS have no gap.
#pragma once

#include <numbers>
#include <span>
#include <vector>

#include "base/vec.h"
#include "geometry/buffer.h"

namespace linesman {

/// Radians. Directions that differ by no more are one: sides that lie within EPS of each other over a hundredth of an
/// inch do.
inline constexpr double SAME_DIRECTION = 2e-4;

/// Radians.
inline constexpr double WHOLE_ROUND = 2 * std::numbers::pi;

/// Directions from one to another, anticlockwise. Radians from the x axis, `to` beyond `from` by at most a whole turn.
struct Wedge {
  double from = 0;
  double to = 0;

  /// From the direction of `a` anticlockwise to that of `b`; a whole turn when they are the same.
  static Wedge between(Vec a, Vec b);
  /// The half plane to the left of a direction.
  static Wedge left_of(Vec direction);

  bool holds(double direction) const;
};

/// What one convex part or polygon covers round a point inside it or on its edge: the directions that all its wedges
/// have; without any the whole round.
struct CoverRound {
  Buffer<Wedge, 4> wedges;

  bool is_whole() const { return wedges.empty(); }
  bool holds(double direction) const;
};

using CoversRound = std::vector<CoverRound>;

/// The directions of the borders of all wedges, ascending in [0, 2π), each once.
std::vector<double> border_directions(std::span<const CoverRound> covers);

/// Ascending directions in [0, 2π) made of any, those that are one united.
std::vector<double> as_one_round(std::vector<double> directions);

/// Together they cover every direction.
bool cover_all_round(std::span<const CoverRound> covers);

/// What a convex shape with sides, its points anticlockwise, covers round a point; false where the point lies outside.
bool cover_of_convex(std::span<const Vec> points, Vec p, CoverRound& cover);

/// The same of a disc.
bool cover_of_disc(Vec centre, double radius, Vec p, CoverRound& cover);

/// The angle of a direction from the x axis, in [0, 2π).
double direction_angle(Vec direction);

/// How far it is from one direction anticlockwise to another, in [0, 2π).
double turn_left(double from, double to);

}  // namespace linesman
