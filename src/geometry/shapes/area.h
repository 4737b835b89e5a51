// The ground of a feature, prepared for measuring.
#pragma once

#include <functional>
#include <optional>
#include <variant>

#include "geometry/shapes/strip.h"

namespace linesman {

/// Polygons (which may overlap), a strip along a line, or nothing. "Met" and "held" mean deeper than EPS.
class Area {
 public:
  Area() = default;
  explicit Area(const MultiPolygon& polygons);
  Area(const Polyline& line, double width) : strip_(std::in_place, line, width), box_(strip_->box()) {}

  const Box& box() const { return box_; }
  /// The number of all sides and segments.
  std::size_t sides() const;
  bool polygonal() const { return !polygons_.empty(); }

  /// Writes into `scratch` where along a leg a shape overlaps the area, and with `want_held` where its origin is held.
  void on_leg(const LegSweep& sweep, bool want_held, SweepScratch& scratch) const;

  /// Whether a shape that stands at `place`, a leg of length 0, overlaps the area. It overlaps a bare line that passes
  /// through its interior.
  bool meets(const LegSweep& place) const;

  /// Writes into `scratch.met` where during a turn the shape overlaps the area, in degrees. Returns whether it does at
  /// any moment, including the beginning and the end.
  bool during_turn(const TurnSweep& turning, SweepScratch& scratch) const;

  /// Whether the point lies inside, not on the border. A bare line holds nothing.
  bool holds(Vec p) const;
  /// Whether the point lies inside or on the border, within EPS. A bare line covers nothing.
  bool covers(Vec p) const;

  /// Where along the leg the area holds the point `course.from`; joined, none shorter than EPS.
  Stretches held_on(const Course& course) const {
    Stretches edge;
    return held_on(course, edge);
  }
  /// Also gives where that point lies on the border of a part of the area and is not held.
  Stretches held_on(const Course& course, Stretches& edge) const;
  /// Where along the leg the area covers the point.
  Stretches covered_on(const Course& course) const;

  /// Where during a turn the area holds a point of the turning shape, in degrees; joined, none shorter than EPS.
  Stretches held_in_turn(const TurnSweep& turning, Vec point) const {
    return held_in_turn(turning, point, [this](Vec p) { return holds(p); });
  }
  /// Asks `is_held` instead of the area, whose answer may change only where the point passes the area's border.
  Stretches held_in_turn(const TurnSweep& turning, Vec point, const std::function<bool(Vec)>& is_held) const;

  /// Adds the directions that its parts cover round a point inside them or on their borders.
  void cover_round(Vec p, CoversRound& covers) const;

  /// Adds the places of a way, inside a stretch of it, where the way crosses, begins or ends on the area's border.
  void add_border_cuts(const Course& course, const Stretch& within, std::vector<double>& cuts) const;

  /// Calls side(a, b) and circle(centre, radius) for the borders of the parts, at least where they meet `box`; for a
  /// bare line side(a, b) of its segments.
  template <class Side, class Circle>
  void for_borders(const Box& box, Side&& side, Circle&& circle) const {
    for (const PolygonRegion& polygon : polygons_) polygon.for_sides(box, side);
    if (!strip_) return;
    strip_->for_parts(box, [&](const Convex& part) {
      if (part.points.size() == 1) return circle(part.points[0], part.radius);
      for_sides(part.points, side);
    });
  }

  /// The rings of its polygons, each closed by its first point.
  std::vector<std::span<const Vec>> rings() const;

  /// Whether it is a line of width 0.
  bool bare() const { return strip_ && strip_->bare(); }

  /// Whether the interiors of two areas meet. A bare line overlaps the areas that it passes through, but no bare line.
  bool overlaps(const Area& other) const;

  /// Whether they overlap or are at most EPS apart.
  bool touches(const Area& other) const;

  /// The distance of a point from the area, in inches; 0 inside.
  double distance_from(Vec p) const;

  /// The distance of an endless ray from the area, in inches; 0 when it meets or touches it.
  double distance_from_ray(Vec from, Vec along) const;

  /// For polygons: whether the point lies on the border, within EPS.
  bool near_border(Vec p) const;

  /// For polygons: whether a turning point was inside just before it ended on the border; if it does not end on the
  /// border, whether it ends inside. Nothing when it stays on the border during the whole turn.
  std::optional<bool> held_before_end(const TurnSweep& point, Vec centre) const;

  /// For polygons: the direction of the border side that is nearest to `p`.
  Vec border_near(Vec p) const;

 private:
  bool inside(Vec p) const;
  template <class F>
  void for_parts(F&& f) const;
  template <class F>
  void for_parts(const Box& box, F&& f) const;
  bool sides_enter(const Area& other) const;

  std::vector<PolygonRegion> polygons_;
  std::optional<Strip> strip_;
  Box box_;
};

}  // namespace linesman
