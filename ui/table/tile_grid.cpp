#include "ui/table/tile_grid.h"

#include <cmath>

namespace linesman {

namespace {

constexpr double SIZE = 256;  // units

double part_of_pixel(double x) { return x - std::floor(x); }
bool is_whole(double x) { return std::abs(x - std::round(x)) < 1e-3; }

}  // namespace

TileGrid::TileGrid(const Projection& projection, double density)
    : scale_(projection.scale),
      density_(density),
      size_(static_cast<int>(std::lround(SIZE * density))),
      phase_(part_of_pixel(projection.origin.x() * density), part_of_pixel(projection.origin.y() * density)) {}

bool TileGrid::fits(const Projection& projection, double density) const {
  const QPointF off = projection.origin * density - phase_;
  return projection.scale == scale_ && density == density_ && is_whole(off.x()) && is_whole(off.y());
}

/// From the table's corner, device pixels.
QPointF TileGrid::corner(TileKey key) const {
  return QPointF(key.column * static_cast<double>(size_), key.row * static_cast<double>(size_)) - phase_;
}

QRect TileGrid::place(TileKey key, const Projection& projection) const {
  const double stretch = projection.scale / scale_;
  const QPointF origin = projection.origin * density_;
  const QPoint from = (origin + corner(key) * stretch).toPoint();
  const QPoint to = (origin + corner({key.column + 1, key.row + 1}) * stretch).toPoint();
  return {from, QSize(to.x() - from.x(), to.y() - from.y())};
}

TileRange TileGrid::range(const QRectF& part, const Projection& projection) const {
  const QPointF nought = projection.origin * density_ - phase_;
  const auto tile = [&](double pixel) { return static_cast<int>(std::floor(pixel / size_)); };
  const QPointF from = part.topLeft() * density_ - nought;
  const QPointF to = part.bottomRight() * density_ - nought;
  return {{tile(from.x()), tile(from.y())}, {tile(to.x()), tile(to.y())}};
}

Projection TileGrid::within(TileKey key) const { return {scale_, -corner(key) / density_}; }

}  // namespace linesman
