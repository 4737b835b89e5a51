// The ground that a feature takes up, prepared for measuring.
#pragma once

#include <functional>
#include <optional>
#include <variant>

#include "geometry/strip.h"

namespace linesman {

/// Polygons (which may overlap), or a strip along a line, or nothing. "Met" and "held" mean deeper than EPS.
class Area {
 public:
  Area() = default;
  explicit Area(const MultiPolygon& polygons);
  Area(const Polyline& line, double width) : strip_(std::in_place, line, width), box_(strip_->box()) {}

  const Box& box() const { return box_; }
  /// How many sides and segments it has in all.
  std::size_t sides() const;
  bool polygonal() const { return !polygons_.empty(); }

  /// Where along a leg a shape overlaps the area, and with `want_held` where its origin is held, into `work`.
  void on_leg(const LegSweep& sweep, bool want_held, Legwork& work) const;

  /// A shape that stands at `place`, a leg of length 0, overlaps the area. A bare line is overlapped when it passes
  /// through the shape's interior.
  bool meets(const LegSweep& place) const;

  /// Where during a turn the shape overlaps the area, in degrees turned, into `work.met`; true when it does at any
  /// moment, the beginning and the end among them.
  bool during_turn(const Turning& turning, Legwork& work) const;

  /// The point lies inside, not on the border. A bare line holds nothing.
  bool holds(Vec p) const;
  /// The point lies inside or on the border, within EPS. A bare line covers nothing.
  bool covers(Vec p) const;

  /// Where along the leg the point `course.from` is held; joined, none shorter than EPS.
  Stretches held_on(const Course& course) const {
    Stretches edge;
    return held_on(course, edge);
  }
  /// And where it lies on the border of a part of the area and is not held.
  Stretches held_on(const Course& course, Stretches& edge) const;
  /// Where it is covered.
  Stretches covered_on(const Course& course) const;

  /// Where during a turn a point of the turning shape is held, in degrees turned; joined, none shorter than EPS.
  Stretches held_in_turn(const Turning& turning, Vec point) const {
    return held_in_turn(turning, point, [this](Vec p) { return holds(p); });
  }
  /// The same as something else tells whether a point is, which changes only where the area's border is passed.
  Stretches held_in_turn(const Turning& turning, Vec point, const std::function<bool(Vec)>& is_held) const;

  /// Adds what its parts cover of the directions round a point inside them or on their borders.
  void cover_round(Vec p, CoversRound& covers) const;

  /// Adds the places of a way, inside a stretch of it, where the area's border goes through it, begins or ends on it.
  void add_border_cuts(const Course& course, const Stretch& within, std::vector<double>& cuts) const;

  /// Calls side(a, b) and circle(centre, radius) for what bounds its parts, at least where they meet `box`; of a bare
  /// line its segments.
  template <class Side, class Circle>
  void for_borders(const Box& box, Side&& side, Circle&& circle) const {
    for (const PolygonRegion& polygon : polygons_) polygon.for_sides(box, side);
    if (!strip_) return;
    strip_->for_parts(box, [&](const Convex& part) {
      if (part.points.size() == 1) return circle(part.points[0], part.radius);
      for_sides(part.points, side);
    });
  }

  /// Of polygons: their rings, each closed by its first point.
  std::vector<std::span<const Vec>> rings() const;

  /// A line of width 0.
  bool bare() const { return strip_ && strip_->bare(); }

  /// The interiors of two areas meet. A bare line overlaps what it passes through, but no other bare line.
  bool overlaps(const Area& other) const;

  /// They overlap, or are no farther apart than EPS.
  bool touches(const Area& other) const;

  /// The distance of a point from the area, 0 inside.
  double distance_from(Vec p) const;

  /// The distance of a ray without end from the area; 0 when it meets or touches it.
  double distance_from_ray(Vec from, Vec along) const;

  /// Of polygons: the point lies on the border, within EPS.
  bool near_border(Vec p) const;

  /// Of polygons: whether a point that turns was last inside before it ended on the border; where it does not end on
  /// the border, whether it ends inside. Nothing when it keeps to the border all along.
  std::optional<bool> held_before_end(const Turning& point, Vec centre) const;

  /// Of polygons: the side of the border that is nearest to `p`, as a direction.
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
