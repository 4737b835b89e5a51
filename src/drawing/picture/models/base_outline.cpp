#include "drawing/picture/models/base_outline.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"

namespace linesman {

const Footprint& footprint_of(const Game& game, const Footprints& footprints, PieceIndex piece) {
  return at(piece) < footprints.size() ? footprints[at(piece)] : game.piece(piece).base;
}

QTransform frame_of(const Projection& projection, const Pose& pose) {
  QTransform t;
  const QPointF at = projection.to_paper(pose.at);
  t.translate(at.x(), at.y());
  t.rotate(pose.facing);
  t.scale(projection.scale, -projection.scale);
  return t;
}

QPainterPath frame_outline(const Footprint& footprint) {
  QPainterPath path;
  if (const auto* circle = std::get_if<CircleBase>(&footprint)) {
    path.addEllipse(QPointF(0, 0), circle->diameter / 2, circle->diameter / 2);
    return path;
  }
  QPolygonF polygon;
  for (const Vec p : corners(footprint)) polygon << QPointF(p.x, p.y);
  path.addPolygon(polygon);
  path.closeSubpath();
  return path;
}

QPainterPath outline_path(const Projection& projection, const Footprint& footprint, const Pose& pose) {
  return frame_of(projection, pose).map(frame_outline(footprint));
}

bool base_holds(const Footprint& footprint, const Pose& pose, Vec point) {
  const Vec local = turned_about(point - pose.at, {0, 0}, -pose.facing);
  if (const auto* circle = std::get_if<CircleBase>(&footprint)) return length(local) <= circle->diameter / 2;
  return frame_outline(footprint).contains(QPointF(local.x, local.y));
}

std::optional<PieceIndex> model_at(const Game& game, const Footprints& footprints, Vec point, double reach) {
  std::optional<PieceIndex> nearest;
  double least = reach;
  std::optional<PieceIndex> top;
  double altitude = -HUGE_VAL;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const Piece& piece = *game.pieces()[i];
    if (!piece.on_table()) continue;
    const auto index = static_cast<PieceIndex>(i);
    const Footprint& footprint = footprint_of(game, footprints, index);
    const double off = distance(point, piece.pose.at) - outer_radius(footprint);
    if (off > reach) continue;
    if (off <= 0 && piece.pose.altitude >= altitude && base_holds(footprint, piece.pose, point)) {
      top = index;
      altitude = piece.pose.altitude;
    }
    if (off <= least) {
      least = std::max(0.0, off);
      nearest = index;
    }
  }
  if (top) return top;
  return reach > 0 ? nearest : std::nullopt;
}

std::vector<PieceIndex> stack_in(const Game& game, Hex hex) {
  std::vector<PieceIndex> stack;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (game.pieces()[i]->on_table() && game.pieces()[i]->hex == hex) stack.push_back(static_cast<PieceIndex>(i));
  return stack;
}

Pose pose_in_stack(const Pose& pose, std::size_t place, std::size_t count, double size) {
  // The whole pile stays within a fifth of the hex, for any number of models.
  const double step = std::min(0.1, 0.2 / static_cast<double>(std::max<std::size_t>(count, 2) - 1)) * size;
  const double off = (static_cast<double>(place) - (static_cast<double>(count) - 1) / 2) * step;
  Pose shown = pose;
  shown.at = pose.at + Vec{off, off};
  return shown;
}

Pose shown_pose(const Game& game, PieceIndex piece) {
  const Piece& p = game.piece(piece);
  const auto& layout = game.table().hex;
  if (!layout || !p.hex || !p.on_table()) return p.pose;
  const std::vector<PieceIndex> stack = stack_in(game, *p.hex);
  const auto place = std::find(stack.begin(), stack.end(), piece) - stack.begin();
  return pose_in_stack(p.pose, static_cast<std::size_t>(place), stack.size(), layout->size);
}

}  // namespace linesman
