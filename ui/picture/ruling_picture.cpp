#include "ui/picture/ruling_picture.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "movement/path_point.h"
#include "ui/picture/badges.h"
#include "ui/picture/marks.h"
#include "ui/picture/unit_picture.h"
#include "ui/picture/way.h"

namespace linesman {

namespace {

struct Canvas {
  QPainter& painter;
  const Projection& projection;
  const Game& game;
  const Judgement& judgement;
  const Palette& palette;
  LengthUnit unit;

  QPointF paper(Vec p) const { return projection.to_paper(p); }
};

QColor clear(QColor colour, double alpha) {
  colour.setAlphaF(static_cast<float>(alpha));
  return colour;
}

/// Whether ticks and angles stand along the way: of several only for the one of whose costs the ruling tells.
bool is_measured(const Canvas& c, const PieceTrace& trace) {
  const Ruling& ruling = c.judgement.ruling;
  if (!ruling.several || c.judgement.trace.pieces.size() < 2) return true;
  const PieceIndex told = ruling.costs.empty() ? c.judgement.trace.pieces.front().piece : ruling.costs.front().piece;
  return trace.piece == told;
}

/// The ground that the base sweeps over: pale, with the base drawn again every few inches.
void paint_footprints(const Canvas& c, const PieceTrace& trace) {
  const double inches = std::max(1.0, std::ceil(14 / c.projection.scale));
  QPainterPath swept;
  swept.setFillRule(Qt::WindingFill);
  QPainterPath outlines;
  for (const TracedStep& step : trace.steps) {
    if (const auto* leg = std::get_if<Leg>(&step.facts)) {
      swept.addPath(swept_path(c.projection, trace.footprint, step));
      for (double s = inches; s < leg->length; s += inches)
        outlines.addPath(outline_path(c.projection, trace.footprint, pose_at(step, s)));
    } else if (const auto* turn = std::get_if<Turn>(&step.facts)) {
      const int parts = std::clamp(static_cast<int>(std::abs(turn->angle) / 15) + 1, 1, 24);
      for (int i = 0; i <= parts; ++i)
        swept.addPath(outline_path(c.projection, trace.footprint, pose_at(step, std::abs(turn->angle) * i / parts)));
    }
    outlines.addPath(outline_path(c.projection, trace.footprint, step.after));
  }
  if (outlines.isEmpty()) return;
  c.painter.setPen(Qt::NoPen);
  c.painter.setBrush(clear(c.palette.halo, 0.3));
  if (!swept.isEmpty()) c.painter.drawPath(swept);
  c.painter.setBrush(Qt::NoBrush);
  c.painter.setPen(QPen(clear(c.palette.ink, 0.3), 1));
  c.painter.drawPath(outlines);
}

/// The way of the centre, thick in halo, then in the colour of what each stretch costs.
void paint_way(const Canvas& c, const PieceTrace& trace) {
  const double width = std::clamp(c.projection.scale * 0.26, 3.5, 8.0) * (is_measured(c, trace) ? 1 : 0.45);
  const auto stroke = [&](const QPainterPath& path, const QColor& colour, double w, Qt::PenStyle style) {
    c.painter.setPen(QPen(colour, w, style, Qt::FlatCap, Qt::RoundJoin));
    c.painter.drawPath(path);
  };
  c.painter.setBrush(Qt::NoBrush);
  const std::vector<WayPart> parts = way_parts(c.judgement.ruling, trace);
  for (const WayPart& part : parts)
    stroke(centre_path(c.projection, trace, part), c.palette.halo, width + 3, Qt::SolidLine);
  for (const WayPart& part : parts) {
    const QPainterPath path = centre_path(c.projection, trace, part);
    // Dear ground is thicker as well as darker, for those who see no colour.
    const double w = width * std::clamp(0.72 + 0.2 * part.rate, 0.8, 1.4);
    stroke(path, part.rate > 0 ? c.palette.cost(part.rate) : c.palette.incomplete, w,
           part.beyond ? Qt::DotLine : Qt::SolidLine);
  }
}

void paint_ticks(const Canvas& c, const PieceTrace& trace) {
  const double apart = c.projection.scale;
  if (apart < 5) return;
  const double base_inches = inches_of(1, c.unit);
  const double step_inches = base_inches * std::ceil(6 / (apart * base_inches));
  const int numbered = std::max(1, static_cast<int>(std::ceil(26 / (apart * step_inches))));
  QFont font = c.painter.font();
  font.setPixelSize(std::clamp(static_cast<int>(apart * 0.7), 9, 13));
  c.painter.setFont(font);
  for (const WayTick& tick : way_ticks(trace, step_inches)) {
    const bool with_number = tick.number % numbered == 0;
    const Vec right{tick.along.y, -tick.along.x};
    const double reach = (with_number ? 7.0 : 4.5) / c.projection.scale;
    c.painter.setPen(QPen(c.palette.halo, 3.4));
    c.painter.drawLine(c.paper(tick.at - right * reach), c.paper(tick.at + right * reach));
    c.painter.setPen(QPen(c.palette.ink, 1.5));
    c.painter.drawLine(c.paper(tick.at - right * reach), c.paper(tick.at + right * reach));
    if (!with_number) continue;
    const double value = tick.number * step_inches / base_inches;
    paint_label(c.painter, c.paper(tick.at + right * (reach + 9 / c.projection.scale)),
                QString::fromStdString(number_text(value, 1)), c.palette.ink, c.palette.halo);
  }
}

/// In each hex what has been spent when it is entered.
void paint_spent_in_hexes(const Canvas& c, const PieceTrace& trace) {
  const auto& layout = c.game.table().hex;
  if (!layout || layout->size * c.projection.scale < 24) return;
  QFont font = c.painter.font();
  font.setPixelSize(std::clamp(static_cast<int>(layout->size * c.projection.scale * 0.22), 10, 15));
  font.setBold(true);
  c.painter.setFont(font);
  const double height = font.pixelSize() * 1.45;
  for (const SpentInHex& hex : spent_by_hex(c.judgement.ruling, trace)) {
    const QString text = QString::fromStdString(number_text(hex.spent, 2));
    const double width = std::max(height, QFontMetricsF(font).horizontalAdvance(text) + height * 0.6);
    // Low in the hex: models stand in its middle.
    const QPointF at = c.paper(hex.at - Vec{0, layout->size * 0.3});
    const QRectF pill(at.x() - width / 2, at.y() - height / 2, width, height);
    const QColor& colour = hex.beyond ? c.palette.illegal : c.palette.ink;
    c.painter.setPen(QPen(colour, 1.3, hex.beyond ? Qt::DashLine : Qt::SolidLine));
    c.painter.setBrush(c.palette.panel);
    c.painter.drawRoundedRect(pill, height / 2, height / 2);
    c.painter.setPen(colour);
    c.painter.drawText(pill, Qt::AlignCenter, text);
  }
}

void paint_turns(const Canvas& c, const PieceTrace& trace) {
  for (const TracedStep& step : trace.steps) {
    const auto* turn = std::get_if<Turn>(&step.facts);
    if (!turn || std::abs(turn->angle) < 0.5) continue;
    const double radius = std::clamp(c.projection.scale * 0.9, 14.0, 30.0);
    const QPointF at = c.paper(turn->about);
    const double first = turn->on_the_spot ? step.before.facing : heading_of(step.before.at - turn->about);
    const QRectF circle(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    // Qt counts sixteenths of a degree, anticlockwise from three o'clock.
    const int start = static_cast<int>(std::lround((90 - first) * 16));
    const int span = static_cast<int>(std::lround(-turn->angle * 16));
    c.painter.setBrush(clear(c.palette.halo, 0.55));
    c.painter.setPen(QPen(c.palette.ink, 1.6));
    c.painter.drawPie(circle, start, span);
    const QString text = QString::fromStdString(number_text(std::abs(turn->angle), 1)) + QStringLiteral("°");
    const Vec out = direction(first + turn->angle / 2);
    QFont font = c.painter.font();
    font.setPixelSize(11);
    c.painter.setFont(font);
    paint_label(c.painter, at + QPointF(out.x, -out.y) * (radius + 12), text, c.palette.ink, c.palette.halo);
  }
}

/// The base that a piece has when the order is done: that of the way, unless the order changes it.
const Footprint& base_after(const Judgement& judgement, const PieceTrace& trace) {
  for (const BaseAfter& after : judgement.ruling.shown.bases_after)
    if (after.piece == trace.piece) return after.base;
  return trace.footprint;
}

void paint_end(const Canvas& c, const PieceTrace& trace) {
  const Verdict verdict = c.judgement.ruling.verdict;
  const QColor colour = c.palette.verdict(verdict);
  const Pose& pose = trace.end.pose;
  const Footprint& base = base_after(c.judgement, trace);
  paint_model(c.painter, c.projection, c.game, trace.piece, base, pose, c.palette, Presence::ghost);
  const QPainterPath outline = outline_path(c.projection, base, pose);
  const bool good = verdict == Verdict::legal || verdict == Verdict::marginal;
  c.painter.setBrush(Qt::NoBrush);
  c.painter.setPen(QPen(c.palette.halo, 4.5));
  c.painter.drawPath(outline);
  c.painter.setPen(QPen(colour, 2.4, good ? Qt::SolidLine : Qt::DashLine));
  c.painter.drawPath(outline);
  if (pose.altitude > 0) {
    const double reach = outer_radius(base) * c.projection.scale;
    paint_altitude(c.painter, c.paper(pose.at) + QPointF(-reach * 0.5, -reach * 0.85),
                   std::clamp(0.75 * c.projection.scale, 9.0, 18.0), pose.altitude, c.unit, c.palette);
  }
}

/// Beside the end pose, to its right: the way comes from the rear, handles stand before the front.
void paint_end_mark(const Canvas& c, const PieceTrace& trace) {
  const double size = 18;
  const double reach = frame_box(base_after(c.judgement, trace)).max.x * c.projection.scale + size * 0.8;
  const Vec right = direction(trace.end.pose.facing + 90);
  const QPointF at = c.paper(trace.end.pose.at) + QPointF(right.x, -right.y) * reach;
  paint_verdict_mark(c.painter, QRectF(at.x() - size / 2, at.y() - size / 2, size, size), c.judgement.ruling.verdict,
                     c.palette);
}

/// Where it could have stopped: its ghost there, and a bar across the way.
void paint_furthest(const Canvas& c, const PieceTrace& trace, const Furthest& furthest) {
  if (distance(furthest.pose.at, trace.end.pose.at) < 1e-3 &&
      angle_between(furthest.pose.facing, trace.end.pose.facing) < 1e-2)
    return;
  paint_model(c.painter, c.projection, c.game, furthest.piece, trace.footprint, furthest.pose, c.palette,
              Presence::ghost);
  const QPainterPath outline = outline_path(c.projection, trace.footprint, furthest.pose);
  c.painter.setBrush(clear(c.palette.legal, 0.16));
  c.painter.setPen(QPen(c.palette.halo, 4));
  c.painter.drawPath(outline);
  c.painter.setBrush(Qt::NoBrush);
  c.painter.setPen(QPen(c.palette.legal, 2.2, Qt::DashLine));
  c.painter.drawPath(outline);
}

/// Beside their places, so that neither they nor what stands there is hidden; several at one place fan out.
void paint_faults(const Canvas& c) {
  const bool crowded = c.judgement.ruling.faults.size() > 4;
  const double size = crowded ? std::clamp(c.projection.scale * 0.9, 11.0, 20.0) : 20;
  std::vector<QPointF> taken;
  for (std::size_t i = 0; i < c.judgement.ruling.faults.size(); ++i) {
    const QPointF place = c.paper(c.judgement.ruling.faults[i].place.at);
    QPointF at;
    for (int k = 0; k < 24; ++k) {
      const Vec out = direction(315 - 45.0 * k);
      at = place + QPointF(out.x, -out.y) * (size * (1.25 + 0.14 * k));
      const auto near = [&](QPointF p) { return std::hypot(p.x() - at.x(), p.y() - at.y()) < size; };
      if (std::none_of(taken.begin(), taken.end(), near)) break;
    }
    taken.push_back(at);
    c.painter.setPen(QPen(c.palette.halo, 4));
    c.painter.drawLine(place, at);
    c.painter.setPen(QPen(c.palette.illegal, 1.8));
    c.painter.drawLine(place, at);
    c.painter.setBrush(c.palette.illegal);
    c.painter.drawEllipse(place, 3, 3);
    paint_fault_mark(c.painter, QRectF(at.x() - size / 2, at.y() - size / 2, size, size), static_cast<int>(i) + 1,
                     c.palette);
  }
}

/// Thick along its stretch, with the base at both ends.
void paint_picked(const Canvas& c, const PathStretch& stretch) {
  const auto trace = std::find_if(c.judgement.trace.pieces.begin(), c.judgement.trace.pieces.end(),
                                  [&](const PieceTrace& t) { return t.piece == stretch.piece; });
  if (trace == c.judgement.trace.pieces.end() || stretch.step >= trace->steps.size()) return;
  const TracedStep& step = trace->steps[stretch.step];
  const WayPart part{stretch.step, stretch.from, stretch.to, 1, false};
  c.painter.setBrush(Qt::NoBrush);
  if (stretch.to > stretch.from) {
    c.painter.setPen(
        QPen(clear(c.palette.select, 0.75), std::max(11.0, c.projection.scale * 0.5), Qt::SolidLine, Qt::FlatCap));
    c.painter.drawPath(centre_path(c.projection, *trace, part));
  }
  for (const double s : {stretch.from, stretch.to}) {
    const QPainterPath outline = outline_path(c.projection, trace->footprint, pose_at(step, s));
    c.painter.setPen(QPen(c.palette.halo, 5));
    c.painter.drawPath(outline);
    c.painter.setPen(QPen(c.palette.select, 2.6));
    c.painter.drawPath(outline);
  }
}

}  // namespace

void paint_ruling(QPainter& painter, const Projection& projection, const Game& game, const Judgement& judgement,
                  const std::optional<PathStretch>& picked, const Look& look) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const Canvas c{painter, projection, game, judgement, Palette::of(look.dark), look.unit};
  const std::vector<PieceTrace>& traces = judgement.trace.pieces;
  for (const PieceTrace& trace : traces) paint_footprints(c, trace);
  for (const PieceTrace& trace : traces) {
    for (const Furthest& furthest : judgement.ruling.furthest)
      if (trace.piece == furthest.piece) paint_furthest(c, trace, furthest);
    if (is_way(judgement.trace, trace)) paint_end(c, trace);
  }
  if (picked) paint_picked(c, *picked);
  // Of several each has a mark of its own, beside what it has spent.
  const bool marked_each = judgement.ruling.several && !judgement.ruling.shown.allowances.empty();
  for (const PieceTrace& trace : traces) {
    paint_way(c, trace);
    if (is_measured(c, trace)) paint_turns(c, trace);
  }
  for (const PieceTrace& trace : traces) {
    paint_spent_in_hexes(c, trace);
    if (is_measured(c, trace)) paint_ticks(c, trace);
    if (is_way(judgement.trace, trace) && !marked_each) paint_end_mark(c, trace);
  }
  paint_bonds(painter, projection, game, judgement, look);
  paint_spendings(painter, projection, judgement, look);
  paint_faults(c);
  painter.restore();
}

Box ruling_box(const Projection& projection, const Game& game, const Judgement& judgement) {
  Box box;
  for (const PieceTrace& trace : judgement.trace.pieces) {
    const double reach = std::max(outer_radius(trace.footprint), outer_radius(base_after(judgement, trace)));
    const auto include = [&](Vec p) { box.include(Box{p, p}.grown(reach)); };
    include(trace.start.pose.at);
    include(trace.end.pose.at);
    for (const TracedStep& step : trace.steps) {
      include(step.after.at);
      // A turn about another point swings the base out on an arc.
      if (const auto* turn = std::get_if<Turn>(&step.facts); turn && !turn->on_the_spot)
        box.include(Box{turn->about, turn->about}.grown(distance(turn->about, step.before.at) + reach));
    }
  }
  for (const Furthest& f : judgement.ruling.furthest) box.include(f.pose.at);
  for (const Fault& f : judgement.ruling.faults) box.include(f.place.at);
  if (box.empty()) return box;
  box = box.grown(60 / projection.scale);
  box.include(unit_box(projection, game, judgement));
  return box;
}

}  // namespace linesman
