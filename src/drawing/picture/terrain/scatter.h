// Places the strokes of a texture: scattered, hatched or along a line. Equal features get equal places.
#pragma once

#include <string_view>
#include <vector>

#include "base/splitmix.h"
#include "base/vec.h"

namespace linesman {

/// Seeded with a text. Not for dice.
class Jitter {
 public:
  explicit Jitter(std::string_view seed);
  double next() { return numbers_.unit(); }  ///< [0, 1)
  double between(double a, double b) { return a + (b - a) * next(); }
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(next() * static_cast<double>(n)) % n; }

 private:
  SplitMix64 numbers_;
};

/// The area inside an odd number of rings.
struct Patch {
  std::vector<Ring> rings;
  Box box;
  double size = 0;  ///< square inches

  static Patch of(std::vector<Ring> rings);
  bool holds(Vec p) const;
  double from_edge(Vec p) const;        ///< inches to the nearest edge, inside or outside
  double longest_edge_heading() const;  ///< of the longest side of the first ring
};

/// Points of a jittered grid inside an area, at least `margin` from its edge. The spacing grows if there would be more
/// than `most`.
std::vector<Vec> scattered(const Patch& area, double spacing, double margin, Jitter& random, std::size_t most = 700);

struct Hatch {
  Vec from;
  Vec to;
};

/// Parallel lines of a heading across an area, cut off at its edges.
std::vector<Hatch> hatched(const Patch& area, double heading, double spacing);

/// A place on a line: the point, the direction of the line there (unit), and the length up to it.
struct Station {
  Vec at;
  Vec along;
  double s = 0;
  Vec right() const { return {along.y, -along.x}; }
};

/// Places `spacing` apart along a line, the first half a spacing in; at least one.
std::vector<Station> stations(const Polyline& line, double spacing, std::size_t most = 2000);

/// Nearly the place inside an area that is farthest from its edges: the place for a name.
Vec heart_of(const Patch& area);

}  // namespace linesman
