#include "measuring/snap.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "movement/hex_grid.h"

namespace linesman {

namespace {

/// Keeps the nearest of the offered anchors within the reach.
class Nearest {
 public:
  Nearest(Vec point, double reach) : point_(point), least_(reach) {}
  void offer(Vec at, const std::function<Anchor()>& anchor, SnapKind kind) {
    const double off = distance(point_, at);
    if (off > least_ || (best_ && off >= least_)) return;
    least_ = off;
    best_ = Snap{anchor(), at, kind};
  }
  std::optional<Snap> take() { return std::move(best_); }

 private:
  Vec point_;
  double least_;
  std::optional<Snap> best_;
};

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

void offer_vertices(Nearest& nearest, const FeatureShape& shape) {
  const auto offer = [&](Vec at) {
    nearest.offer(
        at, [at] { return TablePoint{at}; }, SnapKind::corner);
  };
  if (const auto* line = std::get_if<Polyline>(&shape)) std::for_each(line->begin(), line->end(), offer);
  if (const auto* polygons = std::get_if<MultiPolygon>(&shape))
    for (const Polygon& polygon : *polygons) {
      std::for_each(polygon.outer.begin(), polygon.outer.end(), offer);
      for (const Ring& hole : polygon.holes) std::for_each(hole.begin(), hole.end(), offer);
    }
}

PiecePoint point_of(const Piece& piece, Vec at) { return {piece.id, rotated(at - piece.pose.at, -piece.pose.facing)}; }

void offer_marked_point(Nearest& nearest, const Piece& piece, Vec at) {
  const auto anchor = [&] { return point_of(piece, at); };
  nearest.offer(at, anchor, SnapKind::corner);
}

}  // namespace

SnapIndex::SnapIndex(Game game, BaseOf base_of) : game_(std::move(game)), base_of_(std::move(base_of)) {
  std::vector<Box> boxes;
  for (std::size_t i = 0; i < game_.pieces().size(); ++i) {
    const auto piece = static_cast<PieceIndex>(i);
    const bool there = game_.piece(piece).on_table();
    boxes.push_back(there ? box_of(outline_of(base_of_(piece), game_.piece(piece).pose)) : Box{});
  }
  for (const Feature& feature : game_.terrain()) boxes.push_back(box_of(outline_of(feature, game_.table())));
  index_ = BoxIndex(boxes);
}

Snap SnapIndex::at(Vec point, double reach, SnapScope scope) const {
  if (auto hold = corner(point, reach)) return *hold;
  if (auto hold = base(point, scope)) return *hold;
  if (auto hold = border(point, reach)) return *hold;
  if (auto hold = hex(point, reach)) return *hold;
  if (auto hold = table_edge(point, reach)) return *hold;
  return {TablePoint{point}, point, SnapKind::open_ground};
}

std::vector<std::uint32_t> SnapIndex::near(Vec point, double reach) const {
  std::vector<std::uint32_t> found;
  index_.visit(Box{point, point}.grown(reach), [&](std::uint32_t number) { found.push_back(number); });
  std::sort(found.begin(), found.end());
  return found;
}

std::optional<Snap> SnapIndex::corner(Vec point, double reach) const {
  Nearest nearest(point, reach);
  for (const std::uint32_t number : near(point, reach)) {
    if (number >= game_.pieces().size()) {
      offer_vertices(nearest, game_.terrain()[number - game_.pieces().size()].shape);
      continue;
    }
    const auto index = static_cast<PieceIndex>(number);
    const Piece& piece = game_.piece(index);
    const Footprint base = base_of_(index);
    // On a small base there must be room between the corners to take hold of the whole base.
    if (reach > outer_radius(base) / 2) continue;
    for (const Vec at : marked_points(base, piece.pose))
      if (at != piece.pose.at) offer_marked_point(nearest, piece, at);
  }
  return nearest.take();
}

std::optional<Snap> SnapIndex::base(Vec point, SnapScope scope) const {
  std::optional<PieceIndex> top;
  for (const std::uint32_t number : near(point, 0)) {
    if (number >= game_.pieces().size()) break;
    const auto index = static_cast<PieceIndex>(number);
    const auto way = closest_points(outline_of(point), outline_of(base_of_(index), game_.piece(index).pose));
    const bool higher = !top || game_.piece(index).pose.altitude >= game_.piece(*top).pose.altitude;
    if (way && same_length(way->distance, 0) && higher) top = index;
  }
  if (!top) return std::nullopt;
  const Piece& piece = game_.piece(*top);
  if (scope == SnapScope::thing) return Snap{WholePiece{piece.id}, piece.pose.at, SnapKind::base};
  Nearest nearest(point, 2 * outer_radius(base_of_(*top)) + 1);
  for (const Vec at : marked_points(base_of_(*top), piece.pose)) offer_marked_point(nearest, piece, at);
  return nearest.take();
}

std::optional<Snap> SnapIndex::border(Vec point, double reach) const {
  Nearest nearest(point, reach);
  for (const std::uint32_t number : near(point, reach)) {
    if (number >= game_.pieces().size()) {
      const Feature& feature = game_.terrain()[number - game_.pieces().size()];
      if (const auto at = nearest_on(border_of(feature, game_.table()), point))
        nearest.offer(
            *at, [&] { return TablePoint{*at}; }, SnapKind::border);
      continue;
    }
    const auto index = static_cast<PieceIndex>(number);
    const Piece& piece = game_.piece(index);
    if (const auto at = nearest_on_border(base_of_(index), piece.pose, point))
      nearest.offer(
          *at, [&] { return point_of(piece, *at); }, SnapKind::border);
  }
  return nearest.take();
}

std::optional<Snap> SnapIndex::hex(Vec point, double reach) const {
  if (!game_.table().hex) return std::nullopt;
  const HexGrid grid(*game_.table().hex);
  const auto under = grid.hex_at(point);
  if (!under) return std::nullopt;
  Nearest nearest(point, reach);
  const auto offer = [&](Vec at) {
    nearest.offer(
        at, [at] { return TablePoint{at}; }, SnapKind::hex);
  };
  offer(grid.centre(*under));
  const Ring corners_of_hex = grid.outline(*under);
  std::for_each(corners_of_hex.begin(), corners_of_hex.end(), offer);
  return nearest.take();
}

std::optional<Snap> SnapIndex::table_edge(Vec point, double reach) const {
  const Table& table = game_.table();
  const auto drawn = [&](double x, double edge) { return std::abs(x - edge) <= reach ? edge : x; };
  const Vec at{drawn(drawn(point.x, 0), table.width), drawn(drawn(point.y, 0), table.depth)};
  if (at == point) return std::nullopt;
  return Snap{TablePoint{at}, at, SnapKind::table_edge};
}

}  // namespace linesman
