// One polygon of a feature, prepared for measuring.
#pragma once

#include <cstdint>

#include "geometry/boost/box_index.h"
#include "geometry/sweeps/cover_round.h"
#include "geometry/sweeps/leg_sweep.h"
#include "geometry/sweeps/turn_sweep.h"

namespace linesman {

/// Results and scratch memory for one leg or turn, used again from feature to feature.
struct SweepScratch {
  Stretches met;   ///< where the shape overlaps the area; joined, none shorter than EPS
  Stretches held;  ///< where the area holds `Course::from` along the leg; joined, none shorter than EPS
  Stretches edge;  ///< where that point lies on the border of a part of the area; found together with `held`

  std::uint64_t looked = 0;  ///< number of sides tested since it was made: the cost of the work

  Stretches inside;          ///< scratch
  std::vector<double> cuts;  ///< scratch
};

class PolygonRegion {
 public:
  explicit PolygonRegion(const Polygon& polygon);

  const Box& box() const { return box_; }
  std::size_t sides() const { return points_.size(); }

  /// By the even-odd rule. On the border the answer may be either.
  bool inside(Vec p) const;
  /// Whether the point lies on the border, within EPS.
  bool near_border(Vec p) const;
  /// The square of the distance to the border.
  double square_to_border(Vec p) const;
  /// Whether the point lies inside and not on the border.
  bool holds(Vec p) const { return inside(p) && !near_border(p); }
  /// The directions that it covers round a point inside it or on its border; false where the point lies outside.
  bool cover_round(Vec p, CoverRound& cover) const;

  /// Adds to `scratch.met` where the shape overlaps the border and to `scratch.inside` where the origin is inside; with
  /// `want_held`, also to `scratch.held` where it is held.
  void on_leg(const LegSweep& sweep, bool want_held, SweepScratch& scratch) const;

  /// Adds to `scratch.met` where the shape overlaps the border during a turn. Returns whether it ever does.
  bool during_turn(const TurnSweep& turning, SweepScratch& scratch) const;

  /// Adds where the region holds the point of the course, and where that point lies on the border.
  void held_on(const Course& course, Stretches& held, Stretches& edge) const;

  /// Whether the region overlaps a shape that stands at `place`, a leg of length 0.
  bool meets(const LegSweep& place) const;

  /// Calls f(number, a, b) for the sides of all rings, at least for those that meet `box`.
  template <class F>
  void for_numbered_sides(const Box& box, F&& f) const {
    if (indexed_) {
      index_.visit(box, [&](std::uint32_t i) { f(i, points_[i], points_[i + 1]); });
      return;
    }
    for (std::size_t r = 0; r + 1 < rings_.size(); ++r)
      for (std::uint32_t i = rings_[r]; i + 1 < rings_[r + 1]; ++i) f(i, points_[i], points_[i + 1]);
  }
  template <class F>
  void for_sides(const Box& box, F&& f) const {
    for_numbered_sides(box, [&](std::uint32_t, Vec a, Vec b) { f(a, b); });
  }
  /// Its rings, each closed by its first point.
  void add_rings(std::vector<std::span<const Vec>>& rings) const {
    for (std::size_t r = 0; r + 1 < rings_.size(); ++r)
      rings.push_back(std::span(points_).subspan(rings_[r], rings_[r + 1] - rings_[r]));
  }
  template <class F>
  void for_all_sides(F&& f) const {
    for (std::size_t r = 0; r + 1 < rings_.size(); ++r)
      for (std::size_t i = rings_[r]; i + 1 < rings_[r + 1]; ++i) f(points_[i], points_[i + 1]);
  }

 private:
  void add_ring(const Ring& ring, bool hole);
  void all_sides_on_leg(const LegSweep& sweep, bool want_held, SweepScratch& scratch) const;
  void each_side_on_leg(const LegSweep& sweep, bool want_held, SweepScratch& scratch) const;
  void near_sides_on_leg(const LegSweep& sweep, bool want_held, SweepScratch& scratch) const;
  bool all_sides_meet(const LegSweep& place) const;
  bool near_sides_meet(const LegSweep& place) const;
  void add_overlaps(const LegSweep& sweep, const CornerArrays& corners, SweepScratch& scratch) const;
  void add_inside(const LegSweep& sweep, bool want_held, bool grazing, SweepScratch& scratch) const;

  Box box_;
  std::vector<Vec> points_;           ///< each ring closed by its first point
  std::vector<std::uint32_t> rings_;  ///< the place of each ring's first point, and the end
  std::vector<bool> inside_left_;     ///< by ring: whether the polygon's inside is on the left of its sides
  std::uint64_t joints_ = 0;          ///< bit i, for few points: point i ends a ring, so no side begins there
  bool indexed_ = false;
  BoxIndex index_;  ///< of sides, for a polygon of many
};

}  // namespace linesman
