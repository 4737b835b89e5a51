#include "support/carried.h"

#include <algorithm>

#include "base/heading.h"

namespace linesman {

namespace {

Vec quarter_turned(Vec p, int quarters) {
  switch (quarters) {
    case 1: return {p.y, -p.x};
    case 2: return {-p.x, -p.y};
    case 3: return {-p.y, p.x};
    default: return p;
  }
}

void carry_ring(Ring& ring, const Carry& carry) {
  std::transform(ring.begin(), ring.end(), ring.begin(), [&](Vec p) { return carry.point(p); });
}

Feature carried(Feature f, const Carry& carry) {
  if (auto* area = std::get_if<MultiPolygon>(&f.shape))
    for (Polygon& polygon : *area) {
      carry_ring(polygon.outer, carry);
      for (Ring& hole : polygon.holes) carry_ring(hole, carry);
    }
  if (auto* line = std::get_if<Polyline>(&f.shape)) carry_ring(*line, carry);
  if (const auto uphill = f.traits["uphill"].number()) f.traits = f.traits.with("uphill", carry.heading(*uphill));
  return f;
}

struct StepCarrier {
  const Carry& carry;
  Step operator()(ToStep s) const { return ToStep{carry.point(s.point)}; }
  Step operator()(ReverseToStep s) const { return ReverseToStep{carry.point(s.point)}; }
  Step operator()(SlideStep s) const { return SlideStep{carry.point(s.point)}; }
  Step operator()(PivotStep s) const {
    if (s.about) s.about = carry.point(*s.about);
    return s;
  }
  template <class Other>
  Step operator()(Other s) const {
    return s;
  }
};

Path carried(const Path& path, const Carry& carry) {
  Path changed;
  for (const Step& step : path) changed.push_back(std::visit(StepCarrier{carry}, step));
  return changed;
}

StartPose carried(StartPose start, const Carry& carry) {
  start.at = carry.point(start.at);
  if (start.facing) start.facing = carry.heading(*start.facing);
  return start;
}

}  // namespace

Vec Carry::point(Vec p) const { return quarter_turned(p, quarters) + shift; }
double Carry::heading(double h) const { return normalised(h + 90 * quarters); }

Carry quarter_turns(int quarters, const Table& table) {
  switch (quarters) {
    case 1: return {1, {0, table.width}};
    case 2: return {2, {table.width, table.depth}};
    case 3: return {3, {table.depth, 0}};
    default: return {};
  }
}

Game carried(const Game& game, const Carry& carry) {
  std::vector<Feature> terrain;
  for (const Feature& f : game.terrain()) terrain.push_back(carried(f, carry));
  std::vector<std::shared_ptr<const Piece>> pieces;
  for (const auto& p : game.pieces()) {
    Piece piece = *p;
    piece.pose.at = carry.point(piece.pose.at);
    piece.pose.facing = carry.heading(piece.pose.facing);
    pieces.push_back(std::make_shared<const Piece>(std::move(piece)));
  }
  Table table = game.table();
  if (carry.quarters % 2 == 1) std::swap(table.width, table.depth);
  return game.with_terrain(std::move(terrain)).with_pieces(std::move(pieces)).with_table(table);
}

Order carried(const Order& order, const Carry& carry) {
  Order changed = order;
  changed.paths.change_each([&](Path& path) { path = carried(path, carry); });
  changed.starts.change_each([&](StartPose& start) { start = carried(start, carry); });
  return changed;
}

}  // namespace linesman
