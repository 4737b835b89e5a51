#include "editing/snapping.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "editing/vertices.h"
#include "table/game.h"

namespace linesman {

namespace {

Vec nearest_on(Vec p, Vec a, Vec b) {
  const Vec along = b - a;
  const double norm = dot(along, along);
  const double t = norm > 0 ? std::clamp(dot(p - a, along) / norm, 0.0, 1.0) : 0;
  return a + along * t;
}

/// Keeps the nearest of the offered points that are within a reach.
class Nearest {
 public:
  Nearest(Vec point, double reach) : point_(point), apart_(reach) {}
  void offer(Vec p, SnapTarget to) {
    const double d = distance(p, point_);
    if (exceeds(d, apart_) || (best_ && d >= apart_)) return;
    apart_ = d;
    best_ = Snapped{p, to};
  }
  const std::optional<Snapped>& best() const { return best_; }

 private:
  Vec point_;
  double apart_;
  std::optional<Snapped> best_;
};

Ring border_of(const Table& table) { return {{0, 0}, {table.width, 0}, {table.width, table.depth}, {0, table.depth}}; }

}  // namespace

SnapTargets::SnapTargets(const Game& game) : terrain_(game.terrain_ptr()), table_(game.table()) {
  std::vector<Box> boxes;
  for (const Feature& feature : terrain_->features()) boxes.push_back(box_of(feature.shape));
  by_box_ = BoxIndex(boxes);
}

template <class F>
void SnapTargets::for_shapes(const Box& box, const SnapOptions& options, F&& f) const {
  by_box_.visit(box, [&](std::uint32_t i) {
    const auto index = static_cast<FeatureIndex>(i);
    if (std::find(options.without.begin(), options.without.end(), index) == options.without.end())
      f(terrain_->features()[i].shape);
  });
}

std::optional<Snapped> SnapTargets::corner(Vec point, const SnapOptions& options) const {
  Nearest nearest(point, options.reach);
  for (const Vec p : border_of(table_)) nearest.offer(p, SnapTarget::vertex);
  for_shapes(Box{point, point}.grown(options.reach), options, [&](const FeatureShape& shape) {
    for (const auto& [vertex, p] : vertices_of(shape)) nearest.offer(p, SnapTarget::vertex);
  });
  return nearest.best();
}

std::optional<Snapped> SnapTargets::edge(Vec point, const SnapOptions& options) const {
  Nearest nearest(point, options.reach);
  const Ring border = border_of(table_);
  for (std::size_t i = 0; i < border.size(); ++i)
    nearest.offer(nearest_on(point, border[i], border[(i + 1) % border.size()]), SnapTarget::table_edge);
  for_shapes(Box{point, point}.grown(options.reach), options, [&](const FeatureShape& shape) {
    for (const SideAt& side : sides_of(shape)) nearest.offer(nearest_on(point, side.begin, side.end), SnapTarget::edge);
  });
  return nearest.best();
}

std::optional<Vec> at_right_angle(Vec point, Vec from, std::optional<Vec> before, double reach) {
  Nearest nearest(point, reach);
  const auto offer = [&](Vec along) {
    const double norm = length(along);
    if (norm <= EPS) return;
    const Vec u = along * (1 / norm);
    for (const Vec way : {u, Vec{-u.y, u.x}})
      nearest.offer(from + way * dot(point - from, way), SnapTarget::right_angle);
  };
  if (before) offer(from - *before);
  offer({1, 0});
  if (!nearest.best() || distance(nearest.best()->at, from) <= EPS) return std::nullopt;
  return nearest.best()->at;
}

Snapped SnapTargets::snapped(Vec point, const SnapOptions& options) const {
  if (options.reach <= 0) return {point, SnapTarget::nothing};
  if (terrain_) {
    if (const auto found = corner(point, options)) return *found;
    if (const auto found = edge(point, options)) return *found;
  }
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
