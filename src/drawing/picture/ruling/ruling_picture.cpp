#include "drawing/picture/ruling/ruling_picture.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/models/badges.h"
#include "drawing/picture/ruling/ruling_layers.h"
#include "drawing/picture/ruling/unit_picture.h"
#include "drawing/picture/ruling/way.h"
#include "movement/trace.h"

namespace linesman {

namespace {

/// The base of a piece after the order: the one on the way, unless the order changes it.
const Footprint& base_after(const Judgement& judgement, const PieceTrace& trace) {
  for (const BaseAfter& after : judgement.ruling.shown.bases_after)
    if (after.piece == trace.piece) return after.base;
  return trace.footprint;
}

constexpr double NOT_TOGETHER = 0.45;

void paint_end(const RulingCanvas& c, const PieceTrace& trace) {
  const Verdict verdict = c.judgement.ruling.verdict;
  const QColor colour = c.palette.verdict(verdict);
  const Pose& pose = trace.end.pose;
  const Footprint& base = base_after(c.judgement, trace);
  // Where several cannot end together is paler than where they can (unit_shown.h).
  const double opacity = c.painter.opacity();
  if (c.judgement.ruling.several && !is_allowed(verdict)) c.painter.setOpacity(opacity * NOT_TOGETHER);
  paint_model(c.painter, c.projection, {c.game, trace.piece, base, pose, Presence::ghost, c.unit, c.sprites},
              c.palette);
  const QPainterPath outline = outline_path(c.projection, base, pose);
  c.painter.setBrush(Qt::NoBrush);
  c.painter.setPen(QPen(c.palette.halo, 4.5));
  c.painter.drawPath(outline);
  c.painter.setPen(QPen(colour, 2.4, is_allowed(verdict) ? Qt::SolidLine : Qt::DashLine));
  c.painter.drawPath(outline);
  c.painter.setOpacity(opacity);
  if (pose.altitude > 0) {
    const double reach = outer_radius(base) * c.projection.scale;
    paint_altitude(c.painter, c.paper(pose.at) + QPointF(-reach * 0.5, -reach * 0.85),
                   std::clamp(0.75 * c.projection.scale, 9.0, 18.0), pose.altitude, c.unit, c.palette);
  }
}

/// A place beside the end pose, to its right, because the way comes from the rear and handles stand before the front.
void paint_end_mark(const RulingCanvas& c, const PieceTrace& trace) {
  const double size = 18;
  const double reach = frame_box(base_after(c.judgement, trace)).max.x * c.projection.scale + size * 0.8;
  const Vec right = direction(trace.end.pose.facing + 90);
  const QPointF at = c.paper(trace.end.pose.at) + QPointF(right.x, -right.y) * reach;
  paint_verdict_mark(c.painter, QRectF(at.x() - size / 2, at.y() - size / 2, size, size), c.judgement.ruling.verdict,
                     c.palette);
}

bool ends_there(const PieceTrace& trace, const Furthest& furthest) {
  return distance(furthest.pose.at, trace.end.pose.at) < 1e-3 &&
         angle_between(furthest.pose.facing, trace.end.pose.facing) < 1e-2;
}

/// A bar across the way where it has to stop: a drag snaps to it.
void paint_stop(const RulingCanvas& c, const PieceTrace& trace, const Furthest& furthest) {
  if (furthest.step >= trace.steps.size()) return;
  const auto* leg = std::get_if<Leg>(&trace.steps[furthest.step].facts);
  if (leg == nullptr || !(leg->length > 0)) return;
  const Vec along = (leg->to - leg->from) * (1 / leg->length);
  const Vec right{along.y, -along.x};
  const double reach = std::max(frame_box(trace.footprint).max.x + 4 / c.projection.scale, 12 / c.projection.scale);
  const QLineF bar(c.paper(furthest.pose.at - right * reach), c.paper(furthest.pose.at + right * reach));
  c.painter.setPen(QPen(c.palette.halo, 8, Qt::SolidLine, Qt::RoundCap));
  c.painter.drawLine(bar);
  c.painter.setPen(QPen(c.palette.legal, 5, Qt::SolidLine, Qt::RoundCap));
  c.painter.drawLine(bar);
}

/// Where one model could have stopped: its ghost there. Of several each by itself is no place of theirs.
void paint_furthest(const RulingCanvas& c, const PieceTrace& trace, const Furthest& furthest) {
  if (c.judgement.ruling.several || ends_there(trace, furthest)) return;
  paint_model(c.painter, c.projection,
              {c.game, furthest.piece, trace.footprint, furthest.pose, Presence::ghost, c.unit, c.sprites}, c.palette);
  const QPainterPath outline = outline_path(c.projection, trace.footprint, furthest.pose);
  c.painter.setBrush(with_alpha(c.palette.legal, 0.16));
  c.painter.setPen(QPen(c.palette.halo, 4));
  c.painter.drawPath(outline);
  c.painter.setBrush(Qt::NoBrush);
  c.painter.setPen(QPen(c.palette.legal, 2.2, Qt::DashLine));
  c.painter.drawPath(outline);
}

/// Paints fault marks beside their places, so that nothing there is hidden; several at one place fan out.
void paint_faults(const RulingCanvas& c) {
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

/// Paints the stretch thick, with the base at both ends.
void paint_picked(const RulingCanvas& c, const PathStretch& stretch) {
  const auto trace = std::find_if(c.judgement.trace.pieces.begin(), c.judgement.trace.pieces.end(),
                                  [&](const PieceTrace& t) { return t.piece == stretch.piece; });
  if (trace == c.judgement.trace.pieces.end() || stretch.step >= trace->steps.size()) return;
  const TracedStep& step = trace->steps[stretch.step];
  const WayPart part{stretch.step, stretch.from, stretch.to, 1, false};
  c.painter.setBrush(Qt::NoBrush);
  if (stretch.to > stretch.from) {
    c.painter.setPen(
        QPen(with_alpha(c.palette.select, 0.75), std::max(11.0, c.projection.scale * 0.5), Qt::SolidLine, Qt::FlatCap));
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

StepRange open(const RulingLayers* kept, std::size_t trace) { return kept ? kept->open(trace) : StepRange{}; }

void paint_under(const RulingCanvas& c, const RulingLayers* kept) {
  const std::vector<PieceTrace>& traces = c.judgement.trace.pieces;
  for (std::size_t i = 0; i < traces.size(); ++i) {
    paint_swept(c, traces[i]);
    paint_outlines(c, traces[i], open(kept, i));
  }
  if (kept) kept->paint_outlines(c.painter);
}

void paint_ways(const RulingCanvas& c, const RulingLayers* kept) {
  const std::vector<PieceTrace>& traces = c.judgement.trace.pieces;
  // The halo of a step never lies over the way of the one before.
  for (std::size_t i = 0; kept && i < traces.size(); ++i) paint_way_halo(c, traces[i], open(kept, i));
  if (kept) kept->paint_ways(c.painter);
  for (std::size_t i = 0; i < traces.size(); ++i) {
    if (!kept) paint_way_halo(c, traces[i], {});
    paint_way_costs(c, traces[i], open(kept, i));
    if (is_measured(c.judgement, traces[i])) paint_turns(c, traces[i], open(kept, i));
  }
}

}  // namespace

void paint_ruling(QPainter& painter, const Projection& projection, const Game& game, const Judgement& judgement,
                  const std::optional<PathStretch>& picked, const ViewStyle& style, RulingLayers* kept) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  LabelCache* labels = kept ? &kept->labels() : nullptr;
  const RulingCanvas c{painter,
                       projection,
                       game,
                       judgement,
                       Palette::of(style.dark),
                       style.unit,
                       labels,
                       kept ? &kept->ghosts() : nullptr};
  const std::vector<PieceTrace>& traces = judgement.trace.pieces;
  if (kept) kept->settle(c);
  paint_under(c, kept);
  for (const PieceTrace& trace : traces) {
    for (const Furthest& furthest : judgement.ruling.furthest)
      if (trace.piece == furthest.piece) paint_furthest(c, trace, furthest);
    if (is_way(judgement.trace, trace)) paint_end(c, trace);
  }
  if (picked) paint_picked(c, *picked);
  // Each of several pieces has a mark of its own, beside the amount that it spent.
  const bool marked_each = judgement.ruling.several && !judgement.ruling.shown.allowances.empty();
  paint_ways(c, kept);
  for (std::size_t i = 0; i < traces.size(); ++i) {
    paint_spent_in_hexes(c, traces[i]);
    if (is_measured(judgement, traces[i])) paint_ticks(c, traces[i], open(kept, i));
    if (is_way(judgement.trace, traces[i]) && !marked_each) paint_end_mark(c, traces[i]);
    for (const Furthest& furthest : judgement.ruling.furthest)
      if (traces[i].piece == furthest.piece && !judgement.ruling.several && !ends_there(traces[i], furthest))
        paint_stop(c, traces[i], furthest);
  }
  paint_bonds(painter, projection, game, judgement, style, labels);
  paint_spendings(painter, projection, judgement, style);
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
