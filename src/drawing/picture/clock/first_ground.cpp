#include "drawing/picture/clock/first_ground.h"

#include <algorithm>
#include <cmath>

#include "drawing/picture/dots.h"
#include "geometry/boost/measure.h"
#include "movement/grid/hex_grid.h"
#include "reach/bounds/raster.h"

namespace linesman {

namespace {

constexpr double CELL = 0.25;           // inches
constexpr double MOST_CELLS = 400'000;  // of larger tables the cells are larger

Lattice lattice_over(const Table& table) {
  double step = CELL;
  while (table.width * table.depth / (step * step) > MOST_CELLS) step *= 2;
  return {
      {0, 0}, step, static_cast<int>(std::ceil(table.width / step)), static_cast<int>(std::ceil(table.depth / step))};
}

/// Calls found(cell) for the cells whose middles lie in a region.
template <class Found>
void for_cells_of(const Lattice& lattice, const MultiPolygon& region, Found found) {
  const Projection in_inches{1, {0, 0}};
  RowsOfPath rows(region_path(in_inches, region));
  for (int row = 0; row < lattice.rows; ++row) {
    rows.go_to(in_inches.to_paper(lattice.middle(0, row)).y());
    for (int column = 0; column < lattice.columns; ++column)
      if (rows.holds(lattice.middle(column, row).x)) found(lattice.cell(column, row));
  }
}

bool lies_in(const MultiPolygon& region, Vec place) {
  bool inside = false;
  const auto cross = [&](const Ring& ring) {
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Vec a = ring[i];
      const Vec b = ring[(i + 1) % ring.size()];
      if ((a.y <= place.y) != (b.y <= place.y) && a.x + (place.y - a.y) / (b.y - a.y) * (b.x - a.x) <= place.x)
        inside = !inside;
    }
  };
  for (const Polygon& polygon : region) {
    cross(polygon.outer);
    for (const Ring& hole : polygon.holes) cross(hole);
  }
  return inside;
}

void lower(std::optional<int>& turn, int other) { turn = std::min(turn.value_or(other), other); }

}  // namespace

std::vector<ArrivalTold> arrivals_at(const Table& table, const ClockAnswer& answer, Vec place) {
  std::vector<ArrivalTold> all(answer.sides.size());
  for (const AreaTold& area : answer.areas) {
    if (area.kind != BandKind::inner && area.kind != BandKind::outer) continue;
    if (!lies_in(area.area, place)) continue;
    ArrivalTold& side = all[area.sides.front()];
    if (area.kind == BandKind::inner) lower(side.inner, area.turn);
    lower(side.outer, area.turn);
  }
  const auto hex = table.hex ? HexGrid(*table.hex).hex_at(place) : std::nullopt;
  for (const HexTold& each : answer.hexes) {
    if (!hex || each.hex != *hex || (each.kind != BandKind::inner && each.kind != BandKind::outer)) continue;
    ArrivalTold& side = all[each.sides.front()];
    if (each.kind == BandKind::inner) lower(side.inner, each.turn);
    lower(side.outer, each.turn);
  }
  return all;
}

const GapTold* gap_at(const ClockAnswer& answer, Vec place, double reach) {
  const GapTold* nearest = nullptr;
  for (const GapTold& gap : answer.gaps) {
    const auto way = closest_points(Measured{place, 0}, Measured{Polyline{gap.from, gap.to}, 0});
    if (!way || way->distance > reach) continue;
    reach = way->distance;
    nearest = &gap;
  }
  return nearest;
}

const AreaTold* band_of(const ClockAnswer& answer, BandKind kind, std::size_t side, int turn) {
  const auto found = std::find_if(answer.areas.begin(), answer.areas.end(), [&](const AreaTold& area) {
    return area.kind == kind && area.turn == turn && area.sides.size() == 1 && area.sides.front() == side;
  });
  return found == answer.areas.end() ? nullptr : &*found;
}

FirstGround FirstGround::of(const Table& table, const ClockAnswer& answer) {
  const auto turns = static_cast<std::size_t>(answer.turns);
  FirstGround ground{{answer.sides.size(), std::vector<MultiPolygon>(turns)}, std::vector<MultiPolygon>(turns)};
  if (answer.areas.empty()) return ground;
  const Lattice lattice = lattice_over(table);
  Flags taken(lattice.cells());
  for (std::size_t turn = 0; turn < turns; ++turn) {
    std::vector<Raster> come(answer.sides.size(), Raster{lattice, Flags(lattice.cells())});
    std::vector<unsigned char> sides(lattice.cells());
    for (std::size_t side = 0; side < answer.sides.size(); ++side)
      if (const AreaTold* band = band_of(answer, BandKind::inner, side, static_cast<int>(turn) + 1))
        for_cells_of(lattice, band->area, [&](std::size_t cell) {
          if (taken[cell] || come[side].in[cell]) return;
          come[side].in[cell] = 1;
          ++sides[cell];
        });
    Raster several{lattice, Flags(lattice.cells())};
    for (std::size_t cell = 0; cell < lattice.cells(); ++cell) {
      if (sides[cell] > 0) taken[cell] = 1;
      if (sides[cell] < 2) continue;
      several.in[cell] = 1;
      for (Raster& side : come) side.in[cell] = 0;
    }
    for (std::size_t side = 0; side < come.size(); ++side)
      if (!come[side].empty()) ground.sides[side][turn] = outlined(come[side]);
    if (!several.empty()) ground.together[turn] = outlined(several);
  }
  return ground;
}

std::map<Hex, FirstInHex> first_in_hexes(const ClockAnswer& answer) {
  std::map<Hex, FirstInHex> first;
  for (const HexTold& each : answer.hexes) {
    if (each.kind != BandKind::inner) continue;
    FirstInHex& there = first[each.hex];
    if (!there.sides.empty() && there.turn < each.turn) continue;
    if (there.sides.empty() || each.turn < there.turn) there = {each.turn, {}};
    there.sides.push_back(each.sides.front());
  }
  return first;
}

}  // namespace linesman
