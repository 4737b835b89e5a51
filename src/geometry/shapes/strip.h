// A strip along a line, prepared for measuring.
#pragma once

#include "geometry/shapes/polygon_region.h"

namespace linesman {

/// Adds the places of a way, inside a stretch of it, where the way crosses, begins or ends on the border of a part.
void add_border_cuts(const Convex& part, const Course& course, const Stretch& within, std::vector<double>& cuts);

/// Consists of one rectangle for each segment and a disc at each inner joint: flat ends, round joins. With width 0 it
/// is the bare line, which overlaps shapes that it passes through and holds nothing.
class Strip {
 public:
  Strip(const Polyline& line, double width);

  const Box& box() const { return box_; }
  std::size_t sides() const { return points_.size(); }
  Vec first_point() const { return points_.front(); }
  bool bare() const { return half_width_ <= 0; }

  void on_leg(const LegSweep& sweep, bool want_held, SweepScratch& scratch) const;
  bool during_turn(const TurnSweep& turning, SweepScratch& scratch) const;
  void held_on(const Course& course, Stretches& held) const;
  /// Adds where the way lies on the border, not inside.
  void edge_on(const Course& course, Stretches& edge) const;
  bool holds(Vec p) const;
  /// Whether the point lies inside or on the border, within EPS; a bare line covers nothing.
  bool covers(Vec p) const;
  /// Adds the directions that each part covers round a point inside that part or on its border.
  void cover_round(Vec p, CoversRound& covers) const;
  /// Inches; 0 inside.
  double distance_from(Vec p) const;
  bool meets(const LegSweep& place) const;

  /// Calls f(convex) for each rectangle and disc, or each segment of a bare line; at least for those that meet `box`.
  template <class F>
  void for_parts(const Box& box, F&& f) const {
    for_segments(box, [&](std::uint32_t i) {
      const Bar bar(points_[i], points_[i + 1], half_width_);
      f(bar.convex());
      if (has_disc_after(i)) f(Convex{{&points_[i + 1], 1}, half_width_});
    });
  }
  template <class F>
  void for_parts(F&& f) const {
    for_parts(box_, f);
  }

 private:
  /// The rectangle of a segment, or the segment of a bare line.
  struct Bar {
    std::array<Vec, 4> corners;
    std::size_t count;
    Bar(Vec a, Vec b, double half_width);
    Convex convex() const { return {{corners.data(), count}, 0}; }
  };

  template <class F>
  void for_segments(const Box& box, F&& f) const {
    if (indexed_) {
      index_.visit(box, f);
      return;
    }
    for (std::uint32_t i = 0; i + 1 < points_.size(); ++i) f(i);
  }
  bool passed_over(const LegSweep& sweep, Stretch& met) const;
  bool is_grazed(std::uint32_t i, const Course& course) const;
  bool is_near(Vec p, double depth) const;
  bool bar_during_turn(std::uint32_t i, const TurnSweep& turning, Stretches& met) const;
  bool has_disc_after(std::uint32_t i) const { return half_width_ > 0 && i + 2 < points_.size(); }

  std::vector<Vec> points_;
  double half_width_;
  Box box_;
  bool indexed_ = false;
  BoxIndex index_;  ///< of segments with their joints, for a strip of many
};

}  // namespace linesman
