// The ground that a feature takes up, prepared for measuring.
#pragma once

#include <cstdint>

#include "geometry/convex.h"
#include "geometry/packed_tree.h"
#include "geometry/turning.h"

namespace linesman {

/// A straight leg: from a point along a unit vector.
struct Way {
  Vec from;
  Vec along;
  double length = 0;

  Vec at(double s) const { return from + along * s; }
};

/// Polygons, or a strip along a line: one rectangle for each segment and a disc at each inner joint (flat ends, round
/// joins); of width 0 the bare line. "Met" and "held" mean deeper than EPS.
class Area {
 public:
  Area() = default;
  explicit Area(const MultiPolygon& polygons);
  Area(const Polyline& line, double width);

  const Box& box() const { return box_; }
  bool bare_line() const { return form_ == Form::line; }
  bool polygonal() const { return form_ == Form::polygons; }

  /// The shape overlaps the area. A bare line is overlapped when it passes through the shape's interior.
  bool meets(const Convex& shape) const;

  /// Where along a leg the shape overlaps the area; joined, none shorter than EPS. `way.from` is where `shape` is.
  Stretches met_on(const Way& way, const Convex& shape) const;

  /// The same for a turn, in degrees turned.
  Stretches met_during(const Turning& turning) const;

  /// The point lies inside, not on the border. A bare line holds nothing.
  bool holds(Vec p) const;

  /// Where along the leg the point `way.from` is held; joined, none shorter than EPS.
  Stretches held_on(const Way& way) const;

  /// The distance of a point from the area, 0 inside.
  double distance_from(Vec p) const;

  /// The distance of a ray without end from the area; 0 when it meets or touches it.
  double distance_from_ray(Vec from, Vec along) const;

  /// The point lies on the border, within EPS. Only of polygons.
  bool near_border(Vec p) const;

  /// Of polygons: whether a point that turns was last inside before it ended on the border; where it does not end on
  /// the border, whether it ends inside. Nothing when it keeps to the border all along.
  std::optional<bool> held_before_end(const Turning& point, Vec centre) const;

  /// The border's side (of a strip none) that is nearest to `p`, as a direction.
  Vec border_near(Vec p) const;

 private:
  enum class Form { none, polygons, strip, line };

  /// A convex part: a side of a polygon, a rectangle or disc of a strip, a segment of a bare line.
  struct Part {
    std::uint32_t first = 0;  ///< in points_
    std::uint32_t count = 0;
    double radius = 0;
    std::uint32_t polygon = 0;  ///< of which polygon this is a side
  };

  void add_part(std::initializer_list<Vec> points, double radius, std::uint32_t polygon);
  void add_ring(const Ring& ring, std::uint32_t polygon);
  void finish();
  Convex convex(const Part& part) const { return {{points_.data() + part.first, part.count}, part.radius}; }
  template <class F>
  void for_parts(const Box& box, F&& f) const;
  /// Whether any polygon holds the point by the even-odd rule, the border left open.
  bool inside(Vec p) const;

  Form form_ = Form::none;
  Box box_;
  std::vector<Vec> points_;
  std::vector<Part> parts_;
  std::vector<Box> boxes_;
  PackedTree index_;  ///< of parts, when there are many
};

}  // namespace linesman
