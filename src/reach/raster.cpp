#include "reach/raster.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace linesman {

namespace {

using Corner = std::pair<int, int>;

/// Sides of cells with the region on their left, by the corner from which they start.
std::multimap<Corner, Corner> sides_of(const Raster& raster) {
  std::multimap<Corner, Corner> sides;
  for (int row = 0; row < raster.lattice.rows; ++row)
    for (int column = 0; column < raster.lattice.columns; ++column) {
      if (!raster.holds(column, row)) continue;
      if (!raster.holds(column, row - 1)) sides.insert({{column, row}, {column + 1, row}});
      if (!raster.holds(column + 1, row)) sides.insert({{column + 1, row}, {column + 1, row + 1}});
      if (!raster.holds(column, row + 1)) sides.insert({{column + 1, row + 1}, {column, row + 1}});
      if (!raster.holds(column - 1, row)) sides.insert({{column, row + 1}, {column, row}});
    }
  return sides;
}

/// Where two cells touch at a corner, the ring keeps to the cell that it is round: it turns left.
std::multimap<Corner, Corner>::iterator next_side(std::multimap<Corner, Corner>& sides, Corner before, Corner at) {
  const auto [first, last] = sides.equal_range(at);
  auto best = first;
  for (auto it = first; it != last; ++it) {
    const int dx = at.first - before.first;
    const int dy = at.second - before.second;
    if (dx * (it->second.second - at.second) - dy * (it->second.first - at.first) > 0) best = it;
  }
  return best;
}

bool straight_on(Corner a, Corner b, Corner c) {
  return (b.first - a.first) * (c.second - b.second) == (b.second - a.second) * (c.first - b.first);
}

using Corners = std::vector<Corner>;

Corners ring_from(std::multimap<Corner, Corner>& sides) {
  Corners ring{sides.begin()->first};
  Corner before = sides.begin()->first;
  Corner at = sides.begin()->second;
  sides.erase(sides.begin());
  while (at != ring.front()) {
    ring.push_back(at);
    const auto side = next_side(sides, before, at);
    before = at;
    at = side->second;
    sides.erase(side);
  }
  Corners turns;
  for (std::size_t i = 0; i < ring.size(); ++i)
    if (!straight_on(ring[(i + ring.size() - 1) % ring.size()], ring[i], ring[(i + 1) % ring.size()]))
      turns.push_back(ring[i]);
  return turns;
}

double twice_area(const Ring& ring) {
  double sum = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) sum += cross(ring[i], ring[(i + 1) % ring.size()]);
  return sum;
}

bool inside(const Ring& ring, Vec p) {
  bool in = false;
  for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
    if ((ring[i].y > p.y) != (ring[j].y > p.y) &&
        p.x < (ring[j].x - ring[i].x) * (p.y - ring[i].y) / (ring[j].y - ring[i].y) + ring[i].x)
      in = !in;
  return in;
}

/// Squares of distances along one line to the nearest place of those whose own are given (Felzenszwalb 2004).
void nearest_squares(std::vector<double>& squares) {
  const int n = static_cast<int>(squares.size());
  std::vector<int> low;
  std::vector<double> from;
  const auto meets = [&](int a, int b) {
    return ((squares[static_cast<std::size_t>(b)] + static_cast<double>(b) * b) -
            (squares[static_cast<std::size_t>(a)] + static_cast<double>(a) * a)) /
           (2.0 * (b - a));
  };
  for (int q = 0; q < n; ++q) {
    if (std::isinf(squares[static_cast<std::size_t>(q)])) continue;
    while (!low.empty() && meets(low.back(), q) <= from.back()) {
      low.pop_back();
      from.pop_back();
    }
    from.push_back(low.empty() ? -HUGE_VAL : meets(low.back(), q));
    low.push_back(q);
  }
  if (low.empty()) return;
  const std::vector<double> old = squares;
  std::size_t k = 0;
  for (int q = 0; q < n; ++q) {
    while (k + 1 < low.size() && from[k + 1] < q) ++k;
    squares[static_cast<std::size_t>(q)] =
        static_cast<double>(q - low[k]) * (q - low[k]) + old[static_cast<std::size_t>(low[k])];
  }
}

}  // namespace

bool Raster::empty() const { return std::find(in.begin(), in.end(), true) == in.end(); }

MultiPolygon outlined(const Raster& raster) {
  auto sides = sides_of(raster);
  MultiPolygon polygons;
  std::vector<std::pair<Ring, Vec>> holes;  // each with a place just inside the region
  while (!sides.empty()) {
    const Corner first = sides.begin()->first;
    Ring ring;
    for (const Corner& corner : ring_from(sides)) ring.push_back(raster.lattice.place(corner.first, corner.second));
    if (twice_area(ring) > 0)
      polygons.push_back({std::move(ring), {}});
    else
      holes.emplace_back(std::move(ring), raster.lattice.place(first.first, first.second));
  }
  const double hair = raster.lattice.step / 4;
  for (auto& [ring, corner] : holes) {
    // The first side found is the lowest of a westernmost column: west of it lies the region.
    const Vec p = corner + Vec{-hair, hair};
    Polygon* round = nullptr;
    for (Polygon& polygon : polygons)
      if (inside(polygon.outer, p) && (!round || twice_area(polygon.outer) < twice_area(round->outer)))
        round = &polygon;
    if (round) round->holes.push_back(std::move(ring));
  }
  return polygons;
}

double band_between(const Raster& inner, const Raster& outer, Vec otherwise) {
  const Lattice& lattice = inner.lattice;
  const auto columns = static_cast<std::size_t>(lattice.columns);
  const auto rows = static_cast<std::size_t>(lattice.rows);
  std::vector<double> squares(inner.in.size());
  for (std::size_t i = 0; i < squares.size(); ++i) squares[i] = inner.in[i] ? 0 : HUGE_VAL;
  const bool none = inner.empty();
  std::vector<double> line;
  for (std::size_t c = 0; c < columns && !none; ++c) {
    line.resize(rows);
    for (std::size_t r = 0; r < rows; ++r) line[r] = squares[r * columns + c];
    nearest_squares(line);
    for (std::size_t r = 0; r < rows; ++r) squares[r * columns + c] = line[r];
  }
  for (std::size_t r = 0; r < rows && !none; ++r) {
    const auto begin = squares.begin() + static_cast<std::ptrdiff_t>(r * columns);
    line.assign(begin, begin + static_cast<std::ptrdiff_t>(columns));
    nearest_squares(line);
    std::copy(line.begin(), line.end(), begin);
  }
  double band = 0;
  for (int row = 0; row < lattice.rows; ++row)
    for (int column = 0; column < lattice.columns; ++column) {
      const std::size_t cell = lattice.cell(column, row);
      if (!outer.in[cell]) continue;
      const double off =
          none ? distance(lattice.middle(column, row), otherwise) : std::sqrt(squares[cell]) * lattice.step;
      band = std::max(band, off);
    }
  return band;
}

}  // namespace linesman
