// How far a base that stands still is from a region, worked out the plain way: segment by segment, corner by corner.
// Slow, and shares nothing with the tracer but points and the formulas for headings.
#pragma once

#include <vector>

#include "table/game.h"

namespace linesman {

/// A base at a pose, table frame.
struct BaseAtPose {
  bool circle = false;
  Vec middle;         ///< of a circle its centre; of a polygon the mean of its corners
  double radius = 0;  ///< of a circle; of a polygon that of a circle about `middle` round it
  Ring corners;       ///< anticlockwise; of a circle none
};

BaseAtPose placed(const Footprint& base, Vec at, double facing);

struct Disc {
  Vec centre;
  double radius = 0;
};

struct Segment {
  Vec a;
  Vec b;
};

/// Part of a table: all that any of these covers. A bare line covers what it passes through.
struct Region {
  std::vector<Polygon> polygons;
  std::vector<Disc> discs;
  std::vector<Segment> lines;
  Box box;
};

/// The area of a feature: polygons; of a line the strip with flat ends and round joins, or the bare line.
Region region_of(const Feature& feature);
Region region_of(const BaseAtPose& base);

/// Above 0: the distance between the base and the region. Below 0: they overlap, and a base that moves by less than
/// so much overlaps still. When the distance is above `far` any number from `far` up to it may be given.
double clearance(const BaseAtPose& base, const Region& region, double far);

/// Likewise for a base and a point that it may hold.
double clearance(const BaseAtPose& base, Vec point);

/// The same for a point.
double clearance(Vec point, const Region& region, double far);

double distance_to_segment(Vec p, const Segment& s);
bool holds(const Polygon& polygon, Vec p);

/// How far the base is inside the table; below 0 by as much as it sticks out.
double room_to_edge(const BaseAtPose& base, const Table& table);

}  // namespace linesman
