// The part of the table that a feature covers, as rings and lines to draw, whichever way the document gave it.
#pragma once

#include <QPainterPath>
#include <vector>

#include "drawing/picture/terrain/scatter.h"
#include "table/game.h"

namespace linesman {

struct DrawnShape {
  std::vector<Ring> rings;      ///< the area that it covers, if it is more than lines; by the even-odd rule
  std::vector<Polyline> lines;  ///< centre lines, if it has lines or hexsides
  double width = 0;             ///< of the lines as drawn; bare lines have a small width, too
};

/// The shape of a feature by its geometry; without one, by its hexes (their common border; for a surface the way from
/// hex to hex) or hexsides. Empty when it has neither, or hexes without a grid.
DrawnShape drawn_shape_of(const Feature& feature, const Table& table);

/// A point of a path, table inches.
inline QPointF point_at(Vec p) { return {p.x, p.y}; }

/// The strip round a line: flat ends, round joins.
QPainterPath strip_path(const Polyline& line, double width);

QPainterPath path_of(const std::vector<Ring>& rings);
QPainterPath path_of(const Polyline& line);
Box box_of(const DrawnShape& outline);

}  // namespace linesman
