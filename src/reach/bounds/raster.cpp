#include "reach/bounds/raster.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <span>
#include <utility>

#include "base/side_by_side.h"
#include "geometry/boost/measure.h"
#include "geometry/shapes/area.h"

namespace linesman {

namespace {

using Corner = std::pair<int, int>;

/// Sides of cells with the region on their left, by the corner from which they start.
std::multimap<Corner, Corner> sides_of(const Raster& raster) {
  std::multimap<Corner, Corner> sides;
  for (int row = 0; row < raster.lattice.rows; ++row)
    for (int column = 0; column < raster.lattice.columns; ++column) {
      if (!raster.in[raster.lattice.cell(column, row)] || raster.holds_all_next_to(column, row)) continue;
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

Corners without_straight(const Corners& ring) {
  Corners turns;
  for (std::size_t i = 0; i < ring.size(); ++i)
    if (!straight_on(ring[(i + ring.size() - 1) % ring.size()], ring[i], ring[(i + 1) % ring.size()]))
      turns.push_back(ring[i]);
  return turns;
}

/// The ring of the first side, cut up where it comes to one corner twice: no ring may touch itself.
std::vector<Corners> rings_from(std::multimap<Corner, Corner>& sides) {
  std::vector<Corners> rings;
  Corners ring{sides.begin()->first};
  std::vector<std::size_t> forks;  // places in the ring that it may come to again
  Corner at = sides.begin()->second;
  sides.erase(sides.begin());
  while (at != ring.front()) {
    const auto fork = std::find_if(forks.begin(), forks.end(), [&](std::size_t i) { return ring[i] == at; });
    if (fork != forks.end()) {
      const auto from = ring.begin() + static_cast<std::ptrdiff_t>(*fork);
      rings.push_back(without_straight({from, ring.end()}));
      ring.erase(from, ring.end());
      forks.erase(fork, forks.end());
    } else if (sides.count(at) > 1) {
      forks.push_back(ring.size());
    }
    const auto side = next_side(sides, ring.back(), at);
    ring.push_back(at);
    at = side->second;
    sides.erase(side);
  }
  rings.push_back(without_straight(ring));
  return rings;
}

/// Its corners run anticlockwise: at the lowest of the westernmost it turns left then.
bool runs_round(const Corners& ring) {
  const auto lowest = static_cast<std::size_t>(std::min_element(ring.begin(), ring.end()) - ring.begin());
  return ring[(lowest + 1) % ring.size()].second == ring[lowest].second;
}

constexpr int NONE = std::numeric_limits<int>::max() / 2;  // and more

/// By cell, how many rows up or down the nearest of these cells lies in its column.
std::vector<int> off_in_columns(const Raster& cells) {
  const auto columns = static_cast<std::size_t>(cells.lattice.columns);
  std::vector<int> off(cells.in.size());
  for (std::size_t i = 0; i < off.size(); ++i) off[i] = cells.in[i] ? 0 : NONE;
  const auto take = [&](std::size_t i, std::size_t from) { off[i] = std::min(off[i], off[from] + 1); };
  for (std::size_t i = columns; i < off.size(); ++i) take(i, i - columns);
  for (std::size_t i = off.size() - std::min(off.size(), columns); i-- > 0;) take(i, i + columns);
  return off;
}

/// The square of how far the nearest cell lies from a place in a row, of which `off` says by column how far it is up or
/// down. The search ends once it is seen to be no more than `enough`: then the answer may be too much, but is no more
/// than `enough`.
std::int64_t square_off(std::span<const int> off, int column, std::int64_t enough) {
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  const auto take = [&](std::int64_t along, int at) {
    if (at < 0 || at >= static_cast<int>(off.size())) return;
    const std::int64_t up = off[static_cast<std::size_t>(at)];
    if (up < NONE) least = std::min(least, along * along + up * up);
  };
  take(0, column);
  const auto columns = static_cast<std::int64_t>(off.size());
  for (std::int64_t along = 1; along < columns && along * along < least && least > enough; ++along) {
    take(along, column - static_cast<int>(along));
    take(along, column + static_cast<int>(along));
  }
  return least;
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

Lattice lattice_round(const Table& table, Vec start, double inches, double step, bool keeps_on_table) {
  const auto down = [&](double x) { return std::floor(x / step) * step; };
  Vec low{down(start.x - inches - step), down(start.y - inches - step)};
  Vec high{start.x + inches + 2 * step, start.y + inches + 2 * step};
  if (keeps_on_table) {
    low = {std::max(low.x, down(std::min(0.0, start.x))), std::max(low.y, down(std::min(0.0, start.y)))};
    high = {std::min(high.x, std::max(table.width, start.x) + step),
            std::min(high.y, std::max(table.depth, start.y) + step)};
  }
  const auto count = [&](double extent) { return std::max(1, static_cast<int>(std::ceil(extent / step))); };
  return {low, step, count(high.x - low.x), count(high.y - low.y)};
}

bool Raster::covers(Vec place) const {
  constexpr double BORDER = 1e-9;  // of a cell
  const double column = (place.x - lattice.origin.x) / lattice.step;
  const double row = (place.y - lattice.origin.y) / lattice.step;
  const auto whole = [](double x) { return static_cast<int>(std::floor(x)); };
  for (const double c : {column - BORDER, column + BORDER})
    for (const double r : {row - BORDER, row + BORDER})
      if (holds(whole(c), whole(r))) return true;
  return false;
}

bool Raster::empty() const { return std::find(in.begin(), in.end(), true) == in.end(); }

namespace {

/// Calls found(middle) for each cell of a raster; ends once it says no.
template <class Found>
bool for_all_cells(const Raster& raster, Found found) {
  for (int row = 0; row < raster.lattice.rows; ++row)
    for (int column = 0; column < raster.lattice.columns; ++column)
      if (raster.in[raster.lattice.cell(column, row)] && !found(raster.lattice.middle(column, row))) return false;
  return true;
}

/// Round both, in the finer cells of the two.
Lattice lattice_of_both(const Lattice& a, const Lattice& b) {
  Box box{a.place(0, 0), a.place(a.columns, a.rows)};
  box.include(b.place(0, 0));
  box.include(b.place(b.columns, b.rows));
  const double step = std::min(a.step, b.step);
  const auto count = [&](double inches) { return static_cast<int>(std::lround(inches / step)); };
  return {box.min, step, count(box.max.x - box.min.x), count(box.max.y - box.min.y)};
}

/// In cells that are no coarser.
Raster laid_on(const Raster& raster, const Lattice& lattice) {
  if (raster.lattice == lattice) return raster;
  Raster laid{lattice, Flags(lattice.cells())};
  const Lattice& own = raster.lattice;
  const Vec high = own.place(own.columns, own.rows);
  std::vector<std::pair<int, int>> columns;  // of the lattice, and of the raster
  for (int column = 0; column < lattice.columns; ++column)
    if (const double x = lattice.middle(column, 0).x; x >= own.origin.x && x <= high.x)
      columns.emplace_back(column, own.column_at(x));
  for (int row = 0; row < lattice.rows; ++row) {
    const double y = lattice.middle(0, row).y;
    if (y < own.origin.y || y > high.y) continue;
    const int own_row = own.row_at(y);
    for (const auto& [column, own_column] : columns)
      laid.in[lattice.cell(column, row)] = raster.in[own.cell(own_column, own_row)];
  }
  return laid;
}

}  // namespace

Raster joined(Raster raster, const Raster& with) {
  // Of coarser cells the middle does not speak for all that lies in them.
  const bool coarser = with.lattice.step > raster.lattice.step;
  if (!coarser && for_all_cells(with, [&](Vec middle) { return raster.holds(middle); })) return raster;
  if (with.empty()) return raster;
  const Lattice lattice = lattice_of_both(raster.lattice, with.lattice);
  Raster both = laid_on(raster, lattice);
  const Raster more = laid_on(with, lattice);
  for (std::size_t i = 0; i < both.in.size(); ++i) both.in[i] = both.in[i] || more.in[i] ? 1 : 0;
  return both;
}

void lay_on_one_lattice(Raster& a, Raster& b) {
  if (a.lattice == b.lattice) return;
  const Lattice lattice = lattice_of_both(a.lattice, b.lattice);
  a = laid_on(a, lattice);
  b = laid_on(b, lattice);
}

MultiPolygon outlined(const Raster& raster) {
  auto sides = sides_of(raster);
  MultiPolygon polygons;
  std::vector<std::pair<Ring, Vec>> holes;  // each with a place just inside the region
  while (!sides.empty())
    for (const Corners& corners : rings_from(sides)) {
      Ring ring;
      for (const Corner& corner : corners) ring.push_back(raster.lattice.place(corner.first, corner.second));
      const Corner first = *std::min_element(corners.begin(), corners.end());
      if (runs_round(corners))
        polygons.push_back({std::move(ring), {}});
      else
        holes.emplace_back(std::move(ring), raster.lattice.place(first.first, first.second));
    }
  const double hair = raster.lattice.step / 4;
  for (auto& [ring, corner] : holes) {
    // The lowest corner of its westernmost column: west of it lies the region.
    const Vec p = corner + Vec{-hair, hair};
    Polygon* round = nullptr;
    for (Polygon& polygon : polygons)
      if (Area({{polygon.outer, {}}}).holds(p) && (!round || area_of(polygon.outer) < area_of(round->outer)))
        round = &polygon;
    if (round) round->holes.push_back(std::move(ring));
  }
  return polygons;
}

std::vector<double> inches_to(const Raster& cells) {
  const auto columns = static_cast<std::size_t>(cells.lattice.columns);
  std::vector<double> squares;
  squares.reserve(cells.in.size());
  for (const int off : off_in_columns(cells))
    squares.push_back(off >= NONE ? HUGE_VAL : static_cast<double>(off) * static_cast<double>(off));
  if (cells.empty()) return squares;
  side_by_side(static_cast<std::size_t>(cells.lattice.rows), [&](std::size_t r) {
    const auto begin = squares.begin() + static_cast<std::ptrdiff_t>(r * columns);
    std::vector<double> line(begin, begin + static_cast<std::ptrdiff_t>(columns));
    nearest_squares(line);
    std::copy(line.begin(), line.end(), begin);
  });
  for (double& square : squares) square = std::sqrt(square) * cells.lattice.step;
  return squares;
}

Band band_between(const Raster& inner, const Raster& outer, Vec otherwise) {
  const Lattice& lattice = inner.lattice;
  Band band{0, otherwise};
  if (inner.empty()) {
    for (int row = 0; row < lattice.rows; ++row)
      for (int column = 0; column < lattice.columns; ++column) {
        if (!outer.in[lattice.cell(column, row)]) continue;
        const double off = distance(lattice.middle(column, row), otherwise);
        if (off > band.inches) band = {off, lattice.middle(column, row)};
      }
    return band;
  }
  const std::vector<int> off = off_in_columns(inner);
  std::int64_t most = 0;  // square of the greatest distance so far, in cells
  for (int row = 0; row < lattice.rows; ++row) {
    const auto line = std::span(off).subspan(lattice.cell(0, row), static_cast<std::size_t>(lattice.columns));
    for (int column = 0; column < lattice.columns; ++column) {
      if (!outer.in[lattice.cell(column, row)]) continue;
      const std::int64_t square = square_off(line, column, most);
      if (square > most) {
        most = square;
        band = {std::sqrt(static_cast<double>(square)) * lattice.step, lattice.middle(column, row)};
      } else {
        // The next `spare` cells are no farther off than the farthest.
        const double spare = std::sqrt(static_cast<double>(most)) - std::sqrt(static_cast<double>(square));
        column += static_cast<int>(spare);
      }
    }
  }
  return band;
}

}  // namespace linesman
