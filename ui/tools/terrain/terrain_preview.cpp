#include "ui/tools/terrain/terrain_preview.h"

#include "drawing/picture/terrain/drawn_shape.h"
#include "drawing/picture/terrain/terrain_picture.h"
#include "editing/outlines.h"
#include "editing/transform.h"

namespace linesman {

namespace {

constexpr double OVERHANG = 1;  // inches that textures reach beyond a shape

void paint_cross(QPainter& painter, QPointF at, const Palette& palette) {
  constexpr double ARM = 7;
  painter.setBrush(Qt::NoBrush);
  for (const QPen& pen : {QPen(palette.halo, 5), QPen(palette.illegal, 2.5)}) {
    painter.setPen(pen);
    painter.drawLine(at - QPointF(ARM, ARM), at + QPointF(ARM, ARM));
    painter.drawLine(at - QPointF(ARM, -ARM), at + QPointF(ARM, -ARM));
    painter.drawEllipse(at, ARM * 1.6, ARM * 1.6);
  }
}

}  // namespace

void paint_features(QPainter& painter, const Projection& projection, const Table& table,
                    const std::vector<Feature>& features, const Palette& palette) {
  const TerrainPicture picture(std::make_shared<const Terrain>(features), table);
  Box box;
  for (const Feature& feature : features) box.include(box_of(table, feature));
  if (box.empty()) return;
  picture.paint(painter, projection, box.grown(OVERHANG), palette);
}

QPainterPath outline_of(const Projection& projection, const FeatureShape& shape, double width) {
  QPainterPath path;
  path.setFillRule(Qt::OddEvenFill);
  if (const auto* line = std::get_if<Polyline>(&shape)) path = width > 0 ? strip_path(*line, width) : path_of(*line);
  if (const auto* polygons = std::get_if<MultiPolygon>(&shape))
    for (const Polygon& polygon : *polygons) {
      std::vector<Ring> rings{polygon.outer};
      rings.insert(rings.end(), polygon.holes.begin(), polygon.holes.end());
      path.addPath(path_of(rings));
    }
  return projection.transform().map(path);
}

void paint_dashed(QPainter& painter, const QPainterPath& path, const QColor& colour, const Palette& palette) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.halo, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
  painter.setPen(QPen(colour, 1.8, Qt::DashLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
}

void paint_wrong_shape(QPainter& painter, const Projection& projection, const FeatureShape& shape, double width,
                       const Palette& palette) {
  paint_dashed(painter, outline_of(projection, shape, width), palette.illegal, palette);
  const auto* polygons = std::get_if<MultiPolygon>(&shape);
  for (std::size_t i = 0; polygons && i < polygons->size(); ++i)
    for (const Vec place : contacts_within((*polygons)[i].outer))
      paint_cross(painter, projection.to_paper(place), palette);
}

QRectF extent_of(const Projection& projection, const Table& table, const std::vector<Feature>& features) {
  Box box;
  for (const Feature& feature : features) box.include(box_of(table, feature));
  if (box.empty()) return {};
  return projection.to_paper(box.grown(OVERHANG)).adjusted(-16, -16, 16, 16);
}

void paint_corner(QPainter& painter, QPointF at, bool strong, const Palette& palette) {
  const double half = strong ? 4.5 : 3.5;
  painter.setPen(QPen(palette.halo, 1.5));
  painter.setBrush(strong ? palette.select : palette.halo);
  painter.drawRect(QRectF(at.x() - half, at.y() - half, half * 2, half * 2));
  painter.setPen(QPen(palette.select, 1.3));
  if (!strong) painter.drawRect(QRectF(at.x() - half, at.y() - half, half * 2, half * 2));
}

}  // namespace linesman
