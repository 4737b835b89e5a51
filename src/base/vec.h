// Points and displacements on the table.
#pragma once

#include <cmath>
#include <vector>

#include "base/tolerance.h"

namespace linesman {

/// A point or displacement, inches. Table frame: x east, y north, origin at the south-west corner.
/// Piece frame: x to the right of the facing, y forward along it.
struct Vec {
  double x = 0;
  double y = 0;

  friend constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec operator-(Vec a) { return {-a.x, -a.y}; }
  friend constexpr Vec operator*(Vec a, double k) { return {a.x * k, a.y * k}; }
  friend constexpr Vec operator*(double k, Vec a) { return a * k; }
  friend constexpr bool operator==(Vec a, Vec b) { return a.x == b.x && a.y == b.y; }
};

constexpr double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }

/// z of a × b: positive when b lies to the left (anticlockwise) of a.
constexpr double cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }

inline double length(Vec a) { return std::sqrt(dot(a, a)); }
inline double distance(Vec a, Vec b) { return length(b - a); }

/// A closed ring without its repeated first point: at least 3 points, simple, in either direction.
using Ring = std::vector<Vec>;

/// A line of at least 2 points.
using Polyline = std::vector<Vec>;

/// An area with holes.
struct Polygon {
  Ring outer;
  std::vector<Ring> holes;
  friend bool operator==(const Polygon&, const Polygon&) = default;
};

using MultiPolygon = std::vector<Polygon>;

/// An upright box, inches; empty while `min.x > max.x`.
struct Box {
  Vec min{HUGE_VAL, HUGE_VAL};
  Vec max{-HUGE_VAL, -HUGE_VAL};

  constexpr bool empty() const { return min.x > max.x; }
  constexpr void include(Vec p) {
    min = {p.x < min.x ? p.x : min.x, p.y < min.y ? p.y : min.y};
    max = {p.x > max.x ? p.x : max.x, p.y > max.y ? p.y : max.y};
  }
  constexpr void include(const Box& b) {
    if (b.empty()) return;
    include(b.min);
    include(b.max);
  }
  constexpr Box grown(double by) const { return {{min.x - by, min.y - by}, {max.x + by, max.y + by}}; }
  constexpr bool meets(const Box& b) const {
    return min.x <= b.max.x && b.min.x <= max.x && min.y <= b.max.y && b.min.y <= max.y;
  }
  friend bool operator==(const Box&, const Box&) = default;
};

/// Whether documents and orders may use the coordinate (inches), or the point. False for NaN.
inline bool is_coordinate(double x) { return std::abs(x) <= FARTHEST_COORDINATE; }
inline bool is_point(Vec p) { return is_coordinate(p.x) && is_coordinate(p.y); }

/// The sides of a ring as a line, back to where it begins; empty if the ring is.
inline Polyline closed_line(Ring ring) {
  if (!ring.empty()) ring.push_back(Vec(ring.front()));
  return ring;
}

}  // namespace linesman
