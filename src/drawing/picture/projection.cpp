#include "drawing/picture/projection.h"

#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace linesman {

QRectF Projection::to_paper(const Box& box) const {
  return QRectF(to_paper(Vec{box.min.x, box.max.y}), to_paper(Vec{box.max.x, box.min.y}));
}

Box Projection::to_table(const QRectF& rect) const {
  Box box;
  box.include(to_table(rect.bottomLeft()));
  box.include(to_table(rect.topRight()));
  return box;
}

Projection Projection::fitting(double width, double depth, const QRectF& frame) {
  Projection p;
  p.scale = std::max(1e-3, std::min(frame.width() / width, frame.height() / depth));
  p.origin = {frame.center().x() - width * p.scale / 2, frame.center().y() + depth * p.scale / 2};
  return p;
}

namespace {

double shortest_side(const Ring& ring) {
  double least = HUGE_VAL;
  for (std::size_t i = 0; i < ring.size(); ++i) least = std::min(least, distance(ring[i], ring[(i + 1) % ring.size()]));
  return least;
}

constexpr double LARGEST_CELL = 1;  // inches: a region without a short side has no stairs

/// Sides of one cell keep their middle only; longer ones keep all but half a cell at either end.
void add_ring(QPainterPath& path, const Projection& projection, const Ring& ring, double cell) {
  QPolygonF line;
  constexpr std::size_t RECTANGLE = 4;
  if (ring.size() <= RECTANGLE) cell = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec from = ring[i];
    const Vec to = ring[(i + 1) % ring.size()];
    const double inches = distance(from, to);
    if (inches < 1.5 * cell) {
      line << projection.to_paper((from + to) * 0.5);
      continue;
    }
    const Vec half = (to - from) * (cell / 2 / inches);
    line << projection.to_paper(from + half) << projection.to_paper(to - half);
  }
  path.addPolygon(line);
  path.closeSubpath();
}

}  // namespace

QPainterPath region_path(const Projection& projection, const MultiPolygon& region) {
  double cell = LARGEST_CELL;
  for (const Polygon& polygon : region) cell = std::min(cell, shortest_side(polygon.outer));
  QPainterPath path;
  path.setFillRule(Qt::OddEvenFill);
  for (const Polygon& polygon : region) {
    add_ring(path, projection, polygon.outer, cell);
    for (const Ring& hole : polygon.holes) add_ring(path, projection, hole, cell);
  }
  return path;
}

}  // namespace linesman
