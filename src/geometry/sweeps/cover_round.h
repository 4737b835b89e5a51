// The directions round a point that areas cover: whether it lies inside their union, even on the edge of each.
//
// A border within EPS of the point counts as going through it, so seams that touch within EPS have no gap.
#pragma once

#include <numbers>
#include <span>
#include <vector>

#include "base/vec.h"
#include "geometry/boost/buffer.h"

namespace linesman {

/// Radians. Directions that differ by at most this count as one. It is the angle of sides that lie within EPS of each
/// other over a hundredth of an inch.
inline constexpr double SAME_DIRECTION = 2e-4;

/// Radians.
inline constexpr double WHOLE_ROUND = 2 * std::numbers::pi;

/// The directions from one to another, anticlockwise. Radians from the x axis; `to` is at most a whole turn beyond
/// `from`.
struct Wedge {
  double from = 0;
  double to = 0;

  /// From the direction of `a` anticlockwise to that of `b`; a whole turn when they are equal.
  static Wedge between(Vec a, Vec b);
  /// The half plane to the left of a direction.
  static Wedge left_of(Vec direction);

  bool holds(double direction) const;
};

/// The directions that one convex part or polygon covers round a point inside it or on its edge: those that lie in all
/// its wedges. Without wedges it covers all directions.
struct CoverRound {
  Buffer<Wedge, 4> wedges;

  bool is_whole() const { return wedges.empty(); }
  bool holds(double direction) const;
};

using CoversRound = std::vector<CoverRound>;

/// The borders of all wedges, ascending in [0, 2π), each once.
std::vector<double> border_directions(std::span<const CoverRound> covers);

/// Brings directions into [0, 2π), sorts them and merges those that count as one.
std::vector<double> as_one_round(std::vector<double> directions);

/// Whether they cover every direction together.
bool cover_all_round(std::span<const CoverRound> covers);

/// The cover of a convex shape with sides, its points anticlockwise; false where the point lies outside.
bool cover_of_convex(std::span<const Vec> points, Vec p, CoverRound& cover);

/// The cover of a disc; false where the point lies outside.
bool cover_of_disc(Vec centre, double radius, Vec p, CoverRound& cover);

/// The angle of a direction from the x axis, in [0, 2π).
double direction_angle(Vec direction);

/// The angle from one direction anticlockwise to another, in [0, 2π).
double turn_left(double from, double to);

}  // namespace linesman
