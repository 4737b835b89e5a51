#include "drawing/picture/plan_picture.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "drawing/picture/models/models_picture.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/terrain/drawn_shape.h"

namespace linesman {

namespace {

QColor colour_of(const Marking& marking, const Game& game, const Palette& palette) {
  if (marking.side.empty()) return palette.ink;
  const QColor line = side_style(game, marking.side, palette).line;
  return palette.dark ? line.lighter(170) : line;
}

QPointF middle_of(const QPolygonF& points) {
  QPointF sum;
  for (const QPointF p : points) sum += p;
  return sum / static_cast<double>(points.size());
}

class MarkingPainter {
 public:
  MarkingPainter(QPainter& painter, const Projection& projection, const QColor& colour, const Palette& palette)
      : painter_(painter), colour_(colour), palette_(palette), scale_(projection.scale) {
    QFont font = painter_.font();
    font.setPixelSize(std::clamp(static_cast<int>(scale_ * 0.9), 10, 20));
    font.setBold(true);
    painter_.setFont(font);
    painter_.setRenderHint(QPainter::Antialiasing);
  }

  void zone(const QPolygonF& ring, const QString& text) const {
    QColor fill = colour_;
    fill.setAlphaF(0.13F);
    painter_.setBrush(fill);
    painter_.setPen(Qt::NoPen);
    painter_.drawPolygon(ring);
    fill.setAlphaF(0.3F);
    painter_.setBrush(QBrush(fill, Qt::BDiagPattern));
    painter_.setPen(QPen(colour_, 2, Qt::DashLine, Qt::FlatCap, Qt::MiterJoin));
    painter_.drawPolygon(ring);
    label(middle_of(ring), text);
  }

  void objective(QPointF at, const QString& text) const {
    const double r = std::clamp(scale_ * 0.6, 7.0, 18.0);
    painter_.setPen(QPen(palette_.halo, 5));
    painter_.setBrush(palette_.panel);
    painter_.drawEllipse(at, r, r);
    painter_.setPen(QPen(colour_, 2.4));
    painter_.drawEllipse(at, r, r);
    painter_.setBrush(colour_);
    QPainterPath flag(at + QPointF(-r * 0.3, r * 0.55));
    flag.lineTo(at + QPointF(-r * 0.3, -r * 0.6));
    flag.lineTo(at + QPointF(r * 0.55, -r * 0.25));
    flag.lineTo(at + QPointF(-r * 0.3, r * 0.1));
    painter_.setPen(QPen(colour_, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.drawPath(flag);
    label(at + QPointF(0, r + 4 + QFontMetricsF(painter_.font()).height() / 2), text);
  }

  void arrow(const QPolygonF& line, const QString& text) const {
    const double width = std::clamp(scale_ * 0.35, 3.0, 9.0);
    const QPointF tip = line.back();
    const QPointF before = line[line.size() - 2];
    const double length = std::hypot(tip.x() - before.x(), tip.y() - before.y());
    const QPointF along = length > 0 ? (tip - before) / length : QPointF(0, -1);
    const QPointF across(-along.y(), along.x());
    const double head = std::min(width * 3.2, std::max(length, width));
    QPainterPath shaft(line.front());
    for (qsizetype i = 1; i + 1 < line.size(); ++i) shaft.lineTo(line[i]);
    shaft.lineTo(tip - along * head * 0.9);
    const QPolygonF point{tip, tip - along * head + across * width * 1.5, tip - along * head - across * width * 1.5};
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setJoinStyle(Qt::RoundJoin);
    stroker.setCapStyle(Qt::FlatCap);
    QPainterPath all = stroker.createStroke(shaft);
    all.setFillRule(Qt::WindingFill);
    all.addPolygon(point);
    all.closeSubpath();
    QColor fill = colour_;
    fill.setAlphaF(0.75F);
    painter_.setPen(QPen(palette_.halo, 1.4));
    painter_.setBrush(fill);
    painter_.drawPath(all);
    label((line.front() + line[1]) / 2, text);
  }

  void label(QPointF at, const QString& text) const {
    if (!text.isEmpty()) paint_label(painter_, at, text, colour_, palette_.halo);
  }

 private:
  QPainter& painter_;
  QColor colour_;
  const Palette& palette_;
  double scale_;
};

/// Everywhere but on the models that stand about a place of the paper, where a sign and its name may be.
QPainterPath beside_models(const Projection& projection, const Game& game, QPointF place) {
  constexpr double EVERYWHERE = 1e6;  // painter's units, as the next
  const QRectF about = QRectF(place, QSizeF()).adjusted(-160, -40, 160, 60);
  QPainterPath models;
  models.setFillRule(Qt::WindingFill);
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const auto piece = static_cast<PieceIndex>(i);
    const Piece& stands = game.piece(piece);
    const Box box = Box{stands.pose.at, stands.pose.at}.grown(outer_radius(stands.base));
    if (stands.on_table() && projection.to_paper(box).intersects(about))
      models.addPath(outline_path(projection, stands.base, shown_pose(game, piece)));
  }
  QPainterPath beside;
  beside.addRect(QRectF(-EVERYWHERE, -EVERYWHERE, 2 * EVERYWHERE, 2 * EVERYWHERE));
  return beside.subtracted(models);
}

}  // namespace

void paint_marking(QPainter& painter, const Projection& projection, const Game& game, const Marking& marking,
                   const Palette& palette) {
  QPolygonF points;
  for (const Vec p : marking.points) points << projection.to_paper(p);
  painter.save();
  const MarkingPainter draw(painter, projection, colour_of(marking, game, palette), palette);
  const QString text = QString::fromStdString(marking.text);
  switch (marking.kind) {
    case MarkingKind::zone:
      if (points.size() > 1) draw.zone(points, text);
      break;
    case MarkingKind::objective: draw.objective(points.front(), text); break;
    case MarkingKind::arrow:
      if (points.size() > 1) draw.arrow(points, text);
      break;
    case MarkingKind::text: draw.label(points.front(), text); break;
  }
  painter.restore();
}

void paint_plan(QPainter& painter, const Projection& projection, const Game& game, const Palette& palette) {
  for (const Marking& marking : plan_of(game).markings) paint_marking(painter, projection, game, marking, palette);
}

void paint_objectives(QPainter& painter, const Projection& projection, const Game& game, const Palette& palette) {
  for (const Marking& marking : plan_of(game).markings) {
    if (marking.kind != MarkingKind::objective || marking.points.empty()) continue;
    painter.save();
    painter.setClipPath(beside_models(projection, game, projection.to_paper(marking.points.front())),
                        Qt::IntersectClip);
    paint_marking(painter, projection, game, marking, palette);
    painter.restore();
  }
}

void paint_start(QPainter& painter, const Projection& projection, const Game& start, const Game& now,
                 const Footprints& footprints, const Palette& palette) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t i = 0; i < now.pieces().size(); ++i) {
    const auto piece = static_cast<PieceIndex>(i);
    const Piece& here = now.piece(piece);
    const auto then = start.find_piece(here.id);
    if (!then || !here.on_table() || !start.piece(*then).on_table()) continue;
    const Pose& from = start.piece(*then).pose;
    if (from == here.pose) continue;
    const QColor colour = side_style(now, here.side, palette).line;
    painter.setPen(QPen(palette.dark ? colour.lighter(170) : colour, 1.4, Qt::DotLine));
    painter.drawLine(projection.to_paper(from.at), projection.to_paper(here.pose.at));
    paint_model(painter, projection, {now, piece, footprint_of(now, footprints, piece), from, Presence::ghost},
                palette);
  }
  painter.restore();
}

}  // namespace linesman
