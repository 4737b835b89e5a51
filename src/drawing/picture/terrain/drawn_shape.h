// What of the table a feature covers, made ready for drawing: rings and lines whatever the document gave.
#pragma once

#include <QPainterPath>
#include <vector>

#include "drawing/picture/terrain/scatter.h"
#include "table/game.h"

namespace linesman {

struct DrawnShape {
  std::vector<Ring> rings;      ///< what it covers, if it is more than lines; odd-even
  std::vector<Polyline> lines;  ///< centre lines, if it was given by lines or hexsides
  double width = 0;             ///< of the lines, as drawn: bare lines have a little too
};

/// By its geometry; without one by its hexes (their common border; of a surface the way from hex to hex) or hexsides.
/// Empty when neither is there, or hexes are given without a grid.
DrawnShape drawn_shape_of(const Feature& feature, const Table& table);

/// In table inches, as paths are.
inline QPointF point_at(Vec p) { return {p.x, p.y}; }

/// The strip round a line: flat ends, round joins.
QPainterPath strip_path(const Polyline& line, double width);

QPainterPath path_of(const std::vector<Ring>& rings);
QPainterPath path_of(const Polyline& line);
Box box_of(const DrawnShape& outline);

}  // namespace linesman
