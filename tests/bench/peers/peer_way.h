// The input of each peer: the features of a table as plain rings and lines, and the legs of a path.
#pragma once

#include <array>
#include <vector>

#include "base/heading.h"
#include "support/standard_table.h"

namespace linesman::peers {

/// One leg: the corners of the base at its beginning, and its length.
struct PeerLeg {
  std::array<Vec, 4> corners;  ///< anticlockwise
  Vec centre;
  Vec by;
};

/// The legs of an oblique path, each with the base's facing on it. Turns are left out: no peer has an exact one.
inline std::vector<PeerLeg> legs_of(const StandardPath& path) {
  const double w = 0.6;  // half of the base of PP-1
  const double l = 1.3;
  std::vector<PeerLeg> legs;
  Vec at = path.start.at;
  double facing = path.start.facing;
  for (const Step& step : path.path) {
    if (const auto* pivot = std::get_if<PivotStep>(&step)) facing += pivot->angle;
    const auto* slide = std::get_if<SlideStep>(&step);
    if (slide == nullptr) continue;
    PeerLeg leg{{}, at, slide->point - at};
    const std::array<Vec, 4> frame{Vec{-w, -l}, Vec{w, -l}, Vec{w, l}, Vec{-w, l}};
    for (std::size_t i = 0; i < 4; ++i) leg.corners.at(i) = at + rotated(frame.at(i), facing);
    legs.push_back(leg);
    at = slide->point;
  }
  return legs;
}

/// The box round the area that the base sweeps.
inline Box swept_box(const PeerLeg& leg) {
  Box box;
  for (const Vec c : leg.corners) {
    box.include(c);
    box.include(c + leg.by);
  }
  return box;
}

/// A feature as sides, each with its corners: the sides of a ring, or the bars along a line.
using PeerPart = std::vector<Vec>;
inline std::vector<std::vector<PeerPart>> parts_of(const Game& game) {
  std::vector<std::vector<PeerPart>> all;
  for (const Feature& f : game.terrain()) {
    std::vector<PeerPart> parts;
    if (const auto* polygons = std::get_if<MultiPolygon>(&f.shape)) {
      const Ring& ring = polygons->front().outer;
      for (std::size_t i = 0; i < ring.size(); ++i) parts.push_back({ring[i], ring[(i + 1) % ring.size()]});
    } else if (const auto* line = std::get_if<Polyline>(&f.shape)) {
      for (std::size_t i = 0; i + 1 < line->size(); ++i) {
        const Vec a = (*line)[i];
        const Vec b = (*line)[i + 1];
        const Vec d = (b - a) * (f.width / 2 / distance(a, b));
        const Vec right{d.y, -d.x};
        parts.push_back({a + right, b + right, b - right, a - right});
      }
    }
    all.push_back(std::move(parts));
  }
  return all;
}

inline Box box_of(const std::vector<PeerPart>& parts) {
  Box box;
  for (const PeerPart& part : parts)
    for (const Vec p : part) box.include(p);
  return box;
}

}  // namespace linesman::peers
