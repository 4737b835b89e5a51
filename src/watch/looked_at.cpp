#include "watch/looked_at.h"

#include <algorithm>
#include <cmath>

namespace linesman {

namespace {

constexpr int PATCHES_ALONG = 64;  // of the table's longer side
constexpr int LEAST_PATCH = 2;     // small pixels
constexpr int LIGHT_SHARE = 16;    // twice the radius is an eighth

double cross_of(const PicturePoint& o, const PicturePoint& a, const PicturePoint& b) {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

/// The convex hull, anticlockwise where y goes up (Andrew 1979).
std::vector<PicturePoint> hull_of(std::vector<PicturePoint> points) {
  std::sort(points.begin(), points.end(),
            [](const PicturePoint& a, const PicturePoint& b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  std::vector<PicturePoint> hull;
  for (int half = 0; half < 2; ++half) {
    const std::size_t first = hull.size();
    for (const PicturePoint& p : points) {
      while (hull.size() >= first + 2 && cross_of(hull[hull.size() - 2], hull.back(), p) <= 0) hull.pop_back();
      hull.push_back(p);
    }
    hull.pop_back();
    std::reverse(points.begin(), points.end());
  }
  return hull;
}

bool is_inside(const std::vector<PicturePoint>& hull, const PicturePoint& p) {
  for (std::size_t i = 0; i < hull.size(); ++i)
    if (cross_of(hull[i], hull[(i + 1) % hull.size()], p) < 0) return false;
  return !hull.empty();
}

void lay_patches(LookedAt& looked, const SmallPicture& size, int longer) {
  PatchGrid& grid = looked.grid;
  grid.side = std::max(LEAST_PATCH, longer / PATCHES_ALONG);
  grid.across = size.width / grid.side;
  grid.down = size.height / grid.side;
  looked.light_radius = std::max(LEAST_PATCH, longer / LIGHT_SHARE);
  looked.patches.assign(grid.size(), 0);
  looked.border.assign(grid.size(), 0);
  for (int y = 0; y < grid.down; ++y)
    for (int x = 0; x < grid.across; ++x) {
      int inside = 0;
      for (int v = 0; v < grid.side; ++v)
        for (int u = 0; u < grid.side; ++u) inside += looked.pixels[size.at(x * grid.side + u, y * grid.side + v)];
      looked.patches[grid.at(x, y)] = static_cast<std::uint8_t>(2 * inside > grid.side * grid.side);
    }
  for (int y = 0; y < grid.down; ++y)
    for (int x = 0; x < grid.across; ++x) {
      if (looked.patches[grid.at(x, y)] == 0) continue;
      const bool at_rim = x == 0 || y == 0 || x + 1 == grid.across || y + 1 == grid.down;
      looked.border[grid.at(x, y)] = static_cast<std::uint8_t>(
          at_rim || looked.patches[grid.at(x - 1, y)] == 0 || looked.patches[grid.at(x + 1, y)] == 0 ||
          looked.patches[grid.at(x, y - 1)] == 0 || looked.patches[grid.at(x, y + 1)] == 0);
    }
}

}  // namespace

PicturePoint PatchGrid::middle(std::size_t patch) const {
  const int across_now = std::max(across, 1);
  const int x = static_cast<int>(patch) % across_now;
  const int y = static_cast<int>(patch) / across_now;
  const double scale = static_cast<double>(side) * SHRINK;
  return {(x + 0.5) * scale, (y + 0.5) * scale};
}

LookedAt all_of(const SmallPicture& size) {
  LookedAt looked;
  looked.pixels.assign(size.shades.size(), 1);
  lay_patches(looked, size, std::max(size.width, size.height));
  return looked;
}

LookedAt table_in(const PhotoCamera& camera, const Game& game, const SmallPicture& size) {
  double highest = 0;
  for (const auto& piece : game.pieces())
    if (piece->marker && piece->on_table()) highest = std::max(highest, piece->marker->height + piece->pose.altitude);
  constexpr int STEPS = 8;
  const Table& table = game.table();
  std::vector<PicturePoint> points;
  for (int i = 0; i <= STEPS; ++i)
    for (int j = 0; j <= STEPS; ++j) {
      if (i % STEPS != 0 && j % STEPS != 0) continue;
      for (const double z : {0.0, highest})
        if (const auto seen = camera.seen({table.width * i / STEPS, table.depth * j / STEPS, z}))
          points.push_back({seen->x / SHRINK, seen->y / SHRINK});
    }
  if (points.size() < 3) return all_of(size);
  const auto hull = hull_of(points);
  LookedAt looked;
  looked.pixels.assign(size.shades.size(), 0);
  for (int y = 0; y < size.height; ++y)
    for (int x = 0; x < size.width; ++x)
      looked.pixels[size.at(x, y)] = static_cast<std::uint8_t>(is_inside(hull, {x + 0.5, y + 0.5}));
  double left = size.width;
  double right = 0;
  double top = size.height;
  double bottom = 0;
  for (const PicturePoint& p : hull) {
    left = std::min(left, p.x);
    right = std::max(right, p.x);
    top = std::min(top, p.y);
    bottom = std::max(bottom, p.y);
  }
  lay_patches(looked, size, static_cast<int>(std::clamp(std::max(right - left, bottom - top), 1.0, 4096.0)));
  return looked;
}

}  // namespace linesman
