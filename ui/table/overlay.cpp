#include "ui/table/overlay.h"

#include "drawing/picture/base_outline.h"
#include "drawing/picture/drawn_shape.h"

namespace linesman {

namespace {

void paint_ring(QPainter& painter, const QPainterPath& outline, const QColor& colour, double width,
                const Palette& palette) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.halo, width + 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(outline);
  painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(outline);
}

/// What a feature covers, painter's units.
QPainterPath ground_of(const Projection& projection, const Scene& scene, FeatureIndex i) {
  const DrawnShape shape = drawn_shape_of(scene.game().feature(i), scene.game().table());
  QPainterPath path = path_of(shape.rings);
  for (const Polyline& line : shape.lines) path.addPath(strip_path(line, shape.width));
  return projection.transform().map(path);
}

bool knows(const Scene& scene, FeatureIndex i) { return at(i) < scene.game().terrain().size(); }

}  // namespace

void Overlay::paint(QPainter& painter, const Projection& projection, const Scene& scene, RulingLayers& kept) const {
  const Palette& palette = scene.palette();
  const auto ring = [&](PieceIndex i, const QColor& colour, double width) {
    const Pose pose = shown_pose(scene.game(), i);
    paint_ring(painter, outline_path(projection, scene.footprint(i), pose), colour, width, palette);
  };
  for (const FeatureIndex i : features)
    if (knows(scene, i)) paint_ring(painter, ground_of(projection, scene, i), palette.select, 2, palette);
  if (hovered && scene.has(*hovered)) ring(*hovered, palette.ink, 1.2);
  for (const PieceIndex i : selection)
    if (scene.game().piece(i).on_table()) ring(i, palette.select, 3);
  if (judgement) {
    constexpr double FADED = 0.3;
    painter.setOpacity(preview ? FADED : 1);
    paint_ruling(painter, projection, judged, *judgement, picked, scene.look(), &kept);
    painter.setOpacity(1);
  }
  if (preview) paint_ruling(painter, projection, previewed, *preview, {}, scene.look());
}

QRectF Overlay::extent(const Projection& projection, const Scene& scene) const {
  QRectF all;
  const auto add_ruling = [&](const Game& game, const Judgement& ruled) {
    const Box box = ruling_box(projection, game, ruled);
    if (!box.empty()) all |= projection.to_paper(box);
  };
  if (judgement) add_ruling(judged, *judgement);
  if (preview) add_ruling(previewed, *preview);
  for (const FeatureIndex i : features)
    if (knows(scene, i)) all |= ground_of(projection, scene, i).boundingRect().adjusted(-4, -4, 4, 4);
  const auto add_piece = [&](PieceIndex i) {
    const Vec place = scene.game().piece(i).pose.at;
    const double reach = outer_radius(scene.footprint(i)) + 10 / projection.scale;
    all |= projection.to_paper(Box{place, place}.grown(reach));
  };
  for (const PieceIndex i : selection) add_piece(i);
  if (hovered && scene.has(*hovered)) add_piece(*hovered);
  return all;
}

}  // namespace linesman
