#include "ui/table/turn_marks.h"

#include <algorithm>

#include "drawing/picture/models/models_picture.h"

namespace linesman {

namespace {

void paint_trail(QPainter& painter, const Projection& projection, const Scene& scene, const Trail& trail) {
  constexpr double FAINT = 0.4;
  const Palette& palette = scene.palette();
  QPolygonF way;
  for (const Vec p : trail.way) way << projection.to_paper(p);
  painter.setOpacity(FAINT);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.halo, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(way);
  painter.setPen(QPen(palette.ink, 2, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin));
  painter.drawPolyline(way);
  paint_model(painter, projection,
              {scene.game(), trail.piece, scene.footprint(trail.piece), trail.from, Presence::ghost}, palette);
  painter.setOpacity(1);
}

/// At the corner of the base that lies to the upper right, where neither name nor side mark stands.
void paint_moved_tick(QPainter& painter, QPointF at, double radius, const Palette& palette) {
  painter.setPen(QPen(palette.ink, 1));
  painter.setBrush(palette.panel);
  painter.drawEllipse(at, radius, radius);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.ink, std::max(1.2, radius * 0.28), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF(
      {at + QPointF(-0.5, 0.05) * radius, at + QPointF(-0.1, 0.45) * radius, at + QPointF(0.5, -0.4) * radius}));
}

/// A ring round the place, and in it the base as it should stand.
void paint_right_place(QPainter& painter, const Projection& projection, const Scene& scene, const RightPlace& place) {
  constexpr double ROUND = 7;  // painter's units from the base to its ring
  const Palette& palette = scene.palette();
  const Footprint footprint = scene.footprint(place.piece);
  const double radius = projection.scale * outer_radius(footprint) + ROUND;
  QPainterPath ring;
  ring.addEllipse(projection.to_paper(place.pose.at), radius, radius);
  painter.setBrush(Qt::NoBrush);
  const auto draw = [&](const QPainterPath& path, double width) {
    painter.setPen(QPen(palette.halo, width + 3));
    painter.drawPath(path);
    painter.setPen(QPen(palette.illegal, width));
    painter.drawPath(path);
  };
  draw(ring, 3);
  draw(outline_path(projection, footprint, place.pose), 1.2);
}

}  // namespace

void TurnMarks::paint(QPainter& painter, const Projection& projection, const Scene& scene, const QRectF& part) const {
  constexpr double SMALLEST = 3;  // pixels of a base below which a tick would hide it
  const Game& game = scene.game();
  for (const Trail& trail : trails)
    if (scene.has(trail.piece) && !trail.way.empty()) paint_trail(painter, projection, scene, trail);
  const double radius = std::clamp(projection.scale * 0.3, 4.0, 8.0);
  for (const PieceIndex i : moved) {
    if (!scene.has(i) || !game.piece(i).on_table()) continue;
    const Footprint footprint = scene.footprint(i);
    const QPainterPath outline = outline_path(projection, footprint, shown_pose(game, i));
    const QRectF box = outline.boundingRect();
    if (box.width() < SMALLEST || !box.adjusted(-9, -9, 9, 9).intersects(part)) continue;
    paint_moved_tick(painter, box.topRight(), radius, scene.palette());
  }
  for (const RightPlace& place : right_places)
    if (scene.has(place.piece)) paint_right_place(painter, projection, scene, place);
}

void paint_past_wash(QPainter& painter, const QRectF& frame, const Palette& palette) {
  constexpr double WASH = 0.16;
  constexpr double EDGE = 5;  // painter's units
  painter.fillRect(frame, with_alpha(palette.marginal, WASH));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.marginal, EDGE, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  painter.drawRect(frame.adjusted(EDGE / 2, EDGE / 2, -EDGE / 2, -EDGE / 2));
}

}  // namespace linesman
