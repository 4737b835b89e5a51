// Maps table inches to paper or screen.
#pragma once

#include <QLineF>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QTransform>
#include <QVector>

#include "base/vec.h"

namespace linesman {

/// Painter's units for an inch of paper. It is the number of CSS, so that type is as large in a browser as in print.
inline constexpr double PAPER_UNITS = 96;

/// Table inches (y north) to a painter's units (y down), the same scale both ways, never turned.
struct Projection {
  double scale = 10;  ///< painter's units for an inch, above 0
  QPointF origin;     ///< the table's south-west corner, painter's units

  QPointF to_paper(Vec p) const { return {origin.x() + p.x * scale, origin.y() - p.y * scale}; }
  Vec to_table(QPointF p) const { return {(p.x() - origin.x()) / scale, (origin.y() - p.y()) / scale}; }
  QRectF to_paper(const Box& box) const;
  Box to_table(const QRectF& rect) const;
  /// Table inches to painter's units. Text would stand on its head under it: paint text in painter's units.
  QTransform transform() const { return {scale, 0, 0, -scale, origin.x(), origin.y()}; }

  /// The table of that size as large as it fits into `frame`, in its middle.
  static Projection fitting(double width, double depth, const QRectF& frame);
};

// Regions of a table as outlines.

/// Regions that a search has found consist of cells: their stairs are smoothed by at most half a cell.
QPainterPath region_path(const Projection& projection, const MultiPolygon& region);

}  // namespace linesman
