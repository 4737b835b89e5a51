#include "editing/snapping/hold.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "editing/vertices.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

namespace {

using NearestSnap = Nearest<Snap>;

/// The point of an outline that is nearest to `point`.
std::optional<Vec> nearest_on(const Measurable& outline, Vec point) {
  const auto way = closest_points(outline_of(point), outline);
  return way ? std::optional(way->to) : std::nullopt;
}

/// The point of a border that is nearest to a point inside or outside.
std::optional<Vec> nearest_on_border(const Footprint& base, const Pose& pose, Vec point) {
  const auto* circle = std::get_if<CircleBase>(&base);
  if (!circle) return nearest_on(border_of(base, pose), point);
  const double off = distance(pose.at, point);
  if (same_length(off, 0)) return std::nullopt;
  return pose.at + (point - pose.at) * (circle->diameter / 2 / off);
}

void offer_point(NearestSnap& nearest, Vec at, SnapKind kind) {
  nearest.offer(at, [&] { return Snap{TablePoint{at}, at, kind}; });
}

PiecePoint point_of(const Piece& piece, Vec at) { return {piece.id, rotated(at - piece.pose.at, -piece.pose.facing)}; }

void offer_point_of(NearestSnap& nearest, const Piece& piece, Vec at, SnapKind kind) {
  nearest.offer(at, [&] { return Snap{point_of(piece, at), at, kind}; });
}

Box around(Vec point, double reach) { return Box{point, point}.grown(reach); }

std::optional<Snap> corner(const SnapIndex& index, Vec point, double reach) {
  NearestSnap nearest(point, reach);
  for (const PieceIndex number : index.pieces_near(around(point, reach))) {
    const Piece& piece = index.game().piece(number);
    // On a small base there must be room between the corners to take hold of the whole base.
    if (reach > outer_radius(index.base(number)) / 2) continue;
    for (const Vec at : marked_points(index.base(number), piece.pose))
      if (at != piece.pose.at) offer_point_of(nearest, piece, at, SnapKind::corner);
  }
  for (const FeatureIndex number : index.features_near(around(point, reach)))
    for (const auto& [vertex, at] : vertices_of(index.game().feature(number).shape))
      offer_point(nearest, at, SnapKind::corner);
  return nearest.best();
}

std::optional<Snap> base(const SnapIndex& index, Vec point, SnapScope scope) {
  const Game& game = index.game();
  std::optional<PieceIndex> top;
  for (const PieceIndex number : index.pieces_near(around(point, 0))) {
    const auto way = closest_points(outline_of(point), outline_of(index.base(number), game.piece(number).pose));
    const bool higher = !top || game.piece(number).pose.altitude >= game.piece(*top).pose.altitude;
    if (way && same_length(way->distance, 0) && higher) top = number;
  }
  if (!top) return std::nullopt;
  const Piece& piece = game.piece(*top);
  if (scope == SnapScope::thing) return Snap{WholePiece{piece.id}, piece.pose.at, SnapKind::base};
  NearestSnap nearest(point, 2 * outer_radius(index.base(*top)) + 1);
  for (const Vec at : marked_points(index.base(*top), piece.pose)) offer_point_of(nearest, piece, at, SnapKind::corner);
  return nearest.best();
}

std::optional<Snap> border(const SnapIndex& index, Vec point, double reach) {
  const Game& game = index.game();
  NearestSnap nearest(point, reach);
  for (const PieceIndex number : index.pieces_near(around(point, reach))) {
    const Piece& piece = game.piece(number);
    if (const auto at = nearest_on_border(index.base(number), piece.pose, point))
      offer_point_of(nearest, piece, *at, SnapKind::border);
  }
  for (const FeatureIndex number : index.features_near(around(point, reach)))
    if (const auto at = nearest_on(border_of(game.feature(number), game.table()), point))
      offer_point(nearest, *at, SnapKind::border);
  return nearest.best();
}

std::optional<Snap> hex(const Table& table, Vec point, double reach) {
  if (!table.hex) return std::nullopt;
  const HexGrid grid(*table.hex);
  const auto under = grid.hex_at(point);
  if (!under) return std::nullopt;
  NearestSnap nearest(point, reach);
  offer_point(nearest, grid.centre(*under), SnapKind::hex);
  for (const Vec at : grid.outline(*under)) offer_point(nearest, at, SnapKind::hex);
  return nearest.best();
}

std::optional<Snap> table_edge(const Table& table, Vec point, double reach) {
  const auto drawn = [&](double x, double edge) { return std::abs(x - edge) <= reach ? edge : x; };
  const Vec at{drawn(drawn(point.x, 0), table.width), drawn(drawn(point.y, 0), table.depth)};
  if (at == point) return std::nullopt;
  return Snap{TablePoint{at}, at, SnapKind::table_edge};
}

}  // namespace

Snap hold_at(const SnapIndex& index, Vec point, double reach, SnapScope scope) {
  const Table& table = index.game().table();
  if (auto held = corner(index, point, reach)) return *held;
  if (auto held = base(index, point, scope)) return *held;
  if (auto held = border(index, point, reach)) return *held;
  if (auto held = hex(table, point, reach)) return *held;
  if (auto held = table_edge(table, point, reach)) return *held;
  return {TablePoint{point}, point, SnapKind::open_ground};
}

}  // namespace linesman
