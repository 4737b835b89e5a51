#include "editing/snapping/drawn_snap.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "editing/vertices.h"

namespace linesman {

namespace {

Vec nearest_on(Vec p, Vec a, Vec b) {
  const Vec along = b - a;
  const double norm = dot(along, along);
  const double t = norm > 0 ? std::clamp(dot(p - a, along) / norm, 0.0, 1.0) : 0;
  return a + along * t;
}

void offer(Nearest<Snapped>& nearest, Vec p, SnapTarget to) {
  nearest.offer(p, [&] { return Snapped{p, to}; });
}

Ring border_of(const Table& table) { return {{0, 0}, {table.width, 0}, {table.width, table.depth}, {0, table.depth}}; }

template <class F>
void for_shapes_near(const SnapIndex& index, Vec point, const SnapOptions& options, F&& f) {
  for (const FeatureIndex feature : index.features_near(Box{point, point}.grown(options.reach)))
    if (std::find(options.without.begin(), options.without.end(), feature) == options.without.end())
      f(index.game().feature(feature).shape);
}

std::optional<Snapped> corner(const SnapIndex& index, Vec point, const SnapOptions& options) {
  Nearest<Snapped> nearest(point, options.reach);
  for (const Vec p : border_of(index.game().table())) offer(nearest, p, SnapTarget::vertex);
  for_shapes_near(index, point, options, [&](const FeatureShape& shape) {
    for (const auto& [vertex, p] : vertices_of(shape)) offer(nearest, p, SnapTarget::vertex);
  });
  return nearest.best();
}

std::optional<Snapped> edge(const SnapIndex& index, Vec point, const SnapOptions& options) {
  Nearest<Snapped> nearest(point, options.reach);
  const Ring border = border_of(index.game().table());
  for (std::size_t i = 0; i < border.size(); ++i)
    offer(nearest, nearest_on(point, border[i], border[(i + 1) % border.size()]), SnapTarget::table_edge);
  for_shapes_near(index, point, options, [&](const FeatureShape& shape) {
    for (const SideAt& side : sides_of(shape))
      offer(nearest, nearest_on(point, side.begin, side.end), SnapTarget::edge);
  });
  return nearest.best();
}

/// The nearest point for which the way from `from` is at a right angle to the side before it, straight on from that
/// side, or along an axis; nothing when it is more than `reach` away.
std::optional<Vec> at_right_angle(Vec point, Vec from, std::optional<Vec> before, double reach) {
  Nearest<Snapped> nearest(point, reach);
  const auto offer_along = [&](Vec along) {
    const double norm = length(along);
    if (norm <= EPS) return;
    const Vec u = along * (1 / norm);
    for (const Vec way : {u, Vec{-u.y, u.x}})
      offer(nearest, from + way * dot(point - from, way), SnapTarget::right_angle);
  };
  if (before) offer_along(from - *before);
  offer_along({1, 0});
  if (!nearest.best() || distance(nearest.best()->at, from) <= EPS) return std::nullopt;
  return nearest.best()->at;
}

}  // namespace

Snapped drawn_snap(const SnapIndex& index, Vec point, const SnapOptions& options) {
  if (options.reach <= 0) return {point, SnapTarget::nothing};
  if (const auto found = corner(index, point, options)) return *found;
  if (const auto found = edge(index, point, options)) return *found;
  const auto to_grid = [&](double x) { return options.grid > 0 ? std::round(x / options.grid) * options.grid : x; };
  if (options.from)
    if (const auto square = at_right_angle(point, *options.from, options.before, options.reach)) {
      // Along an axis the grid still sets the length.
      Vec at = *square;
      if (at.y == options.from->y && std::abs(to_grid(at.x) - at.x) <= options.reach) at.x = to_grid(at.x);
      if (at.x == options.from->x && std::abs(to_grid(at.y) - at.y) <= options.reach) at.y = to_grid(at.y);
      return {at, SnapTarget::right_angle};
    }
  const Vec on_grid{to_grid(point.x), to_grid(point.y)};
  // Between the grid's points there must be room to draw freely.
  if (options.grid > 0 && within_limit(distance(on_grid, point), std::min(options.reach, options.grid * 0.3)))
    return {on_grid, SnapTarget::grid};
  return {point, SnapTarget::nothing};
}

}  // namespace linesman
