// Paints the bare table, its grids, and a kind's texture for legends.
#include <algorithm>
#include <cmath>

#include "drawing/picture/terrain/sketch.h"
#include "drawing/picture/terrain/terrain_picture.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

namespace {

void paint_square_grid(QPainter& painter, const Projection& projection, const Table& table, LengthUnit unit,
                       const Palette& palette) {
  const double step = inches_of(unit == LengthUnit::inch ? 1 : 5, unit);
  const int strong = unit == LengthUnit::inch ? 6 : 4;
  for (const bool strongly : {false, true}) {
    if (!strongly && step * projection.scale < 5) continue;
    painter.setPen(QPen(strongly ? palette.grid_strong : palette.grid, 1));
    for (int i = 1; i * step < table.width; ++i)
      if ((i % strong == 0) == strongly)
        painter.drawLine(projection.to_paper(Vec{i * step, 0}), projection.to_paper(Vec{i * step, table.depth}));
    for (int i = 1; i * step < table.depth; ++i)
      if ((i % strong == 0) == strongly)
        painter.drawLine(projection.to_paper(Vec{0, i * step}), projection.to_paper(Vec{table.width, i * step}));
  }
}

void paint_hex(QPainter& painter, const Projection& projection, const HexGrid& grid, Hex hex, bool coordinates) {
  QPolygonF outline;
  for (const Vec p : grid.outline(hex)) outline << projection.to_paper(p);
  painter.drawPolygon(outline);
  if (!coordinates) return;
  const double size = grid.layout().size * projection.scale;
  const QPointF centre = projection.to_paper(grid.centre(hex));
  painter.drawText(QRectF(centre.x() - size / 2, centre.y() + size * 0.22, size, size * 0.24), Qt::AlignCenter,
                   QStringLiteral("%1,%2").arg(hex.column).arg(hex.row));
}

void paint_hex_grid(QPainter& painter, const Projection& projection, const HexLayout& layout, const Palette& palette) {
  const double size = layout.size * projection.scale;
  if (size < 4) return;
  const HexGrid grid(layout);
  const QRectF clip = painter.clipBoundingRect();
  QFont font = painter.font();
  font.setPixelSize(std::clamp(static_cast<int>(size * 0.17), 8, 16));
  painter.setFont(font);
  painter.setBrush(Qt::NoBrush);
  QColor colour = palette.ink;
  colour.setAlpha(110);
  painter.setPen(QPen(colour, size > 30 ? 1.4 : 1));
  for (int c = 0; c < layout.columns; ++c)
    for (int r = 0; r < layout.rows; ++r) {
      const QPointF centre = projection.to_paper(grid.centre({c, r}));
      if (!clip.isEmpty() && !clip.adjusted(-size, -size, size, size).contains(centre)) continue;
      paint_hex(painter, projection, grid, {c, r}, size >= 44);
    }
}

/// An example of a kind, for a swatch 3 inches wide and 2 deep.
Feature example_of(Kind kind) {
  Feature feature;
  feature.id = "swatch";
  feature.kind = kind;
  feature.width = default_width(kind);
  const FeatureClass c = class_of(kind);
  if (c == FeatureClass::obstacle || kind == Kind::contour || c == FeatureClass::surface || kind == Kind::ladder ||
      kind == Kind::stairs || kind == Kind::river) {
    feature.shape = Polyline{{-0.5, 0.8}, {1.2, 1.1}, {3.5, 0.9}};
    if (c == FeatureClass::surface || kind == Kind::river) feature.width = 1.2;
    return feature;
  }
  const double inset = c == FeatureClass::structure ? 0.45 : -0.5;
  feature.shape = MultiPolygon{{{{inset, inset}, {3 - inset, inset}, {3 - inset, 2 - inset}, {inset, 2 - inset}}, {}}};
  feature.traits = feature.traits.with("uphill", Value(45));
  return feature;
}

}  // namespace

void paint_ground(QPainter& painter, const Projection& projection, const Table& table, const Palette& palette) {
  const QRectF rect(projection.to_paper(Vec{0, table.depth}), projection.to_paper(Vec{table.width, 0}));
  painter.fillRect(rect, palette.table);
}

void paint_grids(QPainter& painter, const Projection& projection, const Table& table, const ViewStyle& style,
                 const Palette& palette) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (style.grid) paint_square_grid(painter, projection, table, style.unit, palette);
  if (style.hexes && table.hex) paint_hex_grid(painter, projection, *table.hex, palette);
  painter.setPen(QPen(palette.edge, 2.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(projection.to_paper(Vec{0, table.depth}), projection.to_paper(Vec{table.width, 0})));
  painter.restore();
}

void paint_kind_swatch(QPainter& painter, const QRectF& in, Kind kind, const Palette& palette) {
  painter.save();
  painter.setClipRect(in, Qt::IntersectClip);
  painter.fillRect(in, palette.table);
  Projection projection;
  projection.scale = in.width() / 3;
  projection.origin = {in.left(), in.center().y() + projection.scale};
  std::vector<Feature> features;
  features.push_back(example_of(kind));
  const TerrainPicture picture(std::make_shared<const Terrain>(std::move(features)), Table{});
  picture.paint(painter, projection, Box{{-1, -1}, {4, 3}}, palette);
  painter.restore();
}

}  // namespace linesman
