// What the draw tool shows while it draws.
#include "drawing/picture/pixel_cache.h"
#include "editing/feature_check.h"
#include "editing/terrain_edits.h"
#include "ui/tools/terrain/draw_tool.h"
#include "ui/tools/terrain/terrain_preview.h"

namespace linesman {

namespace {

void paint_way(QPainter& painter, const Projection& projection, const Polyline& corners, Vec next,
               const Palette& palette) {
  QPolygonF way;
  for (const Vec p : corners) way << projection.to_paper(p);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.halo, 3.5));
  painter.drawPolyline(way);
  painter.drawLine(way.last(), projection.to_paper(next));
  painter.setPen(QPen(palette.select, 1.6));
  painter.drawPolyline(way);
  painter.setPen(QPen(palette.select, 1.4, Qt::DashLine));
  painter.drawLine(way.last(), projection.to_paper(next));
}

}  // namespace

void DrawTool::paint(QPainter& painter, const Palette& palette) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (stroke_)
    if (const auto feature = painted())
      paint_features(painter, host_.projection(), host_.game().table(), {*feature}, palette);
  if (draft_) paint_draft(painter, palette);
  cursor_.paint(painter, palette);
  paint_words(painter, palette);
  painter.restore();
}

void DrawTool::paint_draft(QPainter& painter, const Palette& palette) const {
  const Projection& projection = host_.projection();
  const Brush& brush = draft_->brush();
  const FeatureShape drawn = shape();
  const bool cuts = brush.making != Making::terrain;
  const auto feature = cuts ? Result<Feature>(Problem{}) : feature_of(host_.game(), brush, drawn);
  if (std::holds_alternative<std::monostate>(drawn)) {
  } else if (feature) {
    paint_features(painter, projection, host_.game().table(), {*feature}, palette);
  } else if (cuts) {
    paint_dashed(painter, outline_of(projection, drawn, 0), palette.select, palette);
  } else {
    paint_wrong_shape(painter, projection, drawn, brush.width, palette);
  }
  if (draft_->freehand()) return;
  paint_way(painter, projection, draft_->corners(), next().value_or(cursor_.at()), palette);
  for (const Vec corner : draft_->corners()) paint_corner(painter, projection.to_paper(corner), false, palette);
}

void DrawTool::paint_words(QPainter& painter, const Palette& palette) const {
  QStringList lines;
  if (!typed_.empty()) lines << typed_.text() + QStringLiteral("▏");
  if (draft_)
    if (const QString words = draft_->measures(next().value_or(cursor_.at()), host_.unit()); !words.isEmpty())
      lines << words;
  if (draft_ && draft_->brush().making == Making::terrain)
    if (const FeatureShape drawn = shape(); !std::holds_alternative<std::monostate>(drawn))
      if (const auto feature = feature_of(host_.game(), draft_->brush(), drawn); !feature)
        lines << QString::fromStdString(feature.problem().reason);
  QPointF at = host_.projection().to_paper(cursor_.at()) + QPointF(0, 24);
  for (const QString& line : lines) {
    paint_label(painter, at, line, palette.ink, palette.halo);
    at += QPointF(0, 18);
  }
}

QRectF DrawTool::extent() const {
  const Projection& projection = host_.projection();
  QRectF all = cursor_.extent();
  if (busy()) {
    const QPointF at = projection.to_paper(cursor_.at());
    all |= QRectF(at.x() - 260, at.y() - 32, 520, 120);  // the words
  }
  if (stroke_)
    if (const auto feature = painted()) all |= extent_of(projection, host_.game().table(), {*feature});
  if (!draft_) return all;
  Feature drawn;
  drawn.width = draft_->brush().width;
  drawn.shape = shape();
  all |= extent_of(projection, host_.game().table(), {drawn});
  for (const Vec corner : draft_->corners()) {
    const QPointF at = projection.to_paper(corner);
    all |= QRectF(at.x() - 8, at.y() - 8, 16, 16);
  }
  return all;
}

}  // namespace linesman
