#include "charts/likeness.h"

#include <algorithm>

#include "base/heading.h"

namespace linesman {

namespace {

void like_ring(Ring& ring, const Likeness& likeness) {
  std::transform(ring.begin(), ring.end(), ring.begin(), [&](Vec p) { return likeness.point(p); });
}

Feature likened(Feature f, const Likeness& likeness) {
  if (auto* area = std::get_if<MultiPolygon>(&f.shape))
    for (Polygon& polygon : *area) {
      like_ring(polygon.outer, likeness);
      for (Ring& hole : polygon.holes) like_ring(hole, likeness);
    }
  if (auto* line = std::get_if<Polyline>(&f.shape)) like_ring(*line, likeness);
  f.width *= likeness.scale;
  f.height *= likeness.scale;
  if (const auto uphill = f.traits["uphill"].number()) f.traits = f.traits.with("uphill", likeness.heading(*uphill));
  return f;
}

Footprint likened(Footprint base, const Likeness& likeness) {
  if (auto* rectangle = std::get_if<RectangleBase>(&base)) {
    rectangle->width *= likeness.scale;
    rectangle->length *= likeness.scale;
  }
  if (auto* circle = std::get_if<CircleBase>(&base)) circle->diameter *= likeness.scale;
  if (auto* polygon = std::get_if<PolygonBase>(&base))
    for (Vec& p : polygon->points) p = likeness.scale * Vec{likeness.mirrored ? -p.x : p.x, p.y};
  return base;
}

struct StepLikeness {
  const Likeness& likeness;
  Step operator()(ForwardStep s) const { return ForwardStep{s.distance * likeness.scale}; }
  Step operator()(ReverseStep s) const { return ReverseStep{s.distance * likeness.scale}; }
  Step operator()(SidewaysStep s) const { return SidewaysStep{likeness.turn(s.distance) * likeness.scale}; }
  Step operator()(ToStep s) const { return ToStep{likeness.point(s.point)}; }
  Step operator()(ReverseToStep s) const { return ReverseToStep{likeness.point(s.point)}; }
  Step operator()(SlideStep s) const { return SlideStep{likeness.point(s.point)}; }
  Step operator()(PivotStep s) const {
    if (s.about) s.about = likeness.point(*s.about);
    s.angle = likeness.turn(s.angle);
    return s;
  }
  Step operator()(WheelStep s) const { return WheelStep{likeness.turn(s.angle)}; }
  Step operator()(ClimbStep s) const { return ClimbStep{s.height * likeness.scale}; }
  template <class Other>
  Step operator()(Other s) const {
    return s;
  }
};

}  // namespace

Vec Likeness::point(Vec p) const { return scale * Vec{mirrored ? width - p.x : p.x, p.y}; }
double Likeness::heading(double h) const { return mirrored ? normalised(-h) : h; }

Game likened(const Game& game, const Likeness& likeness) {
  std::vector<Feature> terrain;
  for (const Feature& f : game.terrain()) terrain.push_back(likened(f, likeness));
  std::vector<std::shared_ptr<const Piece>> pieces;
  for (const auto& p : game.pieces()) {
    Piece piece = *p;
    piece.pose = {likeness.point(piece.pose.at), likeness.heading(piece.pose.facing),
                  piece.pose.altitude * likeness.scale};
    piece.base = likened(piece.base, likeness);
    pieces.push_back(std::make_shared<const Piece>(std::move(piece)));
  }
  Table table = game.table();
  table.width *= likeness.scale;
  table.depth *= likeness.scale;
  return game.with_terrain(std::move(terrain)).with_pieces(std::move(pieces)).with_table(table);
}

Order likened(const Order& order, const Likeness& likeness) {
  Order changed = order;
  changed.paths.change_each([&](Path& path) {
    for (Step& step : path) step = std::visit(StepLikeness{likeness}, step);
  });
  changed.starts.change_each([&](StartPose& start) {
    start.at = likeness.point(start.at);
    if (start.facing) start.facing = likeness.heading(*start.facing);
    if (start.altitude) *start.altitude *= likeness.scale;
  });
  return changed;
}

}  // namespace linesman
