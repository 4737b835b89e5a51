#include "drawing/picture/ruling/unit_shown.h"

#include <algorithm>
#include <cmath>

#include "base/contains.h"
#include "base/heading.h"
#include "base/tolerance.h"
#include "drawing/picture/models/models_picture.h"

namespace linesman {

namespace {

// Painter's units.
constexpr double RING_BESIDE = 7;
constexpr double LEAST_LINE = 6;  // from a model to its slot: a shorter one is no help
constexpr double ARROW = 7;

constexpr double NEAREST = 0.6;  // the opacity of the nearest that they can do

struct UnitCanvas {
  QPainter& painter;
  const Projection& projection;
  const Game& game;
  const Palette& palette;
  LengthUnit unit;
};

void paint_ghost(const UnitCanvas& c, const EndStand& stand) {
  paint_model(c.painter, c.projection, {c.game, stand.piece, stand.footprint, stand.pose, Presence::ghost, c.unit},
              c.palette);
}

void paint_outline(const UnitCanvas& c, const EndStand& stand, const QColor& colour, Qt::PenStyle pen) {
  const QPainterPath outline = outline_path(c.projection, stand.footprint, stand.pose);
  c.painter.setBrush(with_alpha(colour, 0.16));
  c.painter.setPen(QPen(c.palette.halo, 4));
  c.painter.drawPath(outline);
  c.painter.setBrush(Qt::NoBrush);
  c.painter.setPen(QPen(colour, 2.2, pen));
  c.painter.drawPath(outline);
}

/// Those that would hold the others back: a ring and a bar across, seen in any colour.
void paint_decider(const UnitCanvas& c, const EndStand& stand) {
  const QPointF at = c.projection.to_paper(stand.pose.at);
  const double reach = outer_radius(stand.footprint) * c.projection.scale + RING_BESIDE;
  c.painter.setBrush(Qt::NoBrush);
  c.painter.setPen(QPen(c.palette.halo, 7));
  c.painter.drawEllipse(at, reach, reach);
  c.painter.setPen(QPen(c.palette.illegal, 3.5));
  c.painter.drawEllipse(at, reach, reach);
  const Vec ahead = direction(stand.pose.facing);
  const Vec right{ahead.y, -ahead.x};
  const Vec front = stand.pose.at + ahead * (reach / c.projection.scale);
  const Vec half = right * (reach * 0.55 / c.projection.scale);
  const QLineF bar(c.projection.to_paper(front - half), c.projection.to_paper(front + half));
  c.painter.setPen(QPen(c.palette.halo, 8, Qt::SolidLine, Qt::RoundCap));
  c.painter.drawLine(bar);
  c.painter.setPen(QPen(c.palette.illegal, 5, Qt::SolidLine, Qt::RoundCap));
  c.painter.drawLine(bar);
}

EndStand stand_at(const Judgement& judgement, const Game& game, const MemberStop& stop) {
  const PieceTrace* trace = judgement.trace.of(stop.piece);
  return {stop.piece, trace != nullptr ? trace->footprint : game.piece(stop.piece).base, stop.pose};
}

void paint_stop(const UnitCanvas& c, const Judgement& judgement, const CommonStop& stop) {
  if (stop.by.empty()) return;
  const std::vector<PieceIndex> who = who_decide(stop);
  for (const MemberStop& member : stop.stops) {
    const EndStand stand = stand_at(judgement, c.game, member);
    paint_ghost(c, stand);
    paint_outline(c, stand, c.palette.legal, Qt::DashLine);
  }
  for (const MemberStop& member : stop.stops)
    if (contains(who, member.piece)) paint_decider(c, stand_at(judgement, c.game, member));
}

/// Where all stand that cannot stop anywhere together: who decides it stands where he is.
void paint_nowhere(const UnitCanvas& c, const Judgement& judgement, const Fault& fault) {
  if (const PieceTrace* trace = judgement.trace.of(fault.place.piece))
    paint_decider(c, {trace->piece, trace->footprint, trace->start.pose});
}

void paint_line_to(const UnitCanvas& c, const Pose& from, const Pose& to) {
  const QLineF line(c.projection.to_paper(from.at), c.projection.to_paper(to.at));
  if (line.length() < LEAST_LINE) return;
  c.painter.setPen(QPen(c.palette.halo, 3.5));
  c.painter.drawLine(line);
  c.painter.setPen(QPen(with_alpha(c.palette.ink, 0.75), 1.3, Qt::DashLine));
  c.painter.drawLine(line);
  const QPointF along = (line.p2() - line.p1()) / line.length();
  const QPointF across(-along.y(), along.x());
  c.painter.setPen(QPen(with_alpha(c.palette.ink, 0.75), 1.3));
  for (const double side : {-0.5, 0.5})
    c.painter.drawLine(line.p2(), line.p2() - along * ARROW + across * (ARROW * side));
}

QColor place_colour(const UnitCanvas& c, const UnitShown& shown, const PlaceShown& place) {
  if (shown.answer == CouldAnswer::yes) return c.palette.legal;
  if (shown.answer == CouldAnswer::unknown) return c.palette.incomplete;
  const bool any_open =
      std::any_of(shown.places.begin(), shown.places.end(), [](const PlaceShown& s) { return s.open; });
  return place.open || !any_open ? c.palette.illegal : c.palette.incomplete;
}

/// The shape as far as it can go, pale.
void paint_nearest(const UnitCanvas& c, const Witness& nearest) {
  const double opacity = c.painter.opacity();
  c.painter.setOpacity(opacity * NEAREST);
  for (const PieceTrace& trace : nearest.judgement.trace.pieces) {
    const EndStand stand{trace.piece, trace.footprint, trace.end.pose};
    paint_ghost(c, stand);
    paint_outline(c, stand, c.palette.legal, Qt::SolidLine);
  }
  c.painter.setOpacity(opacity);
}

void paint_places(const UnitCanvas& c, const UnitShown& shown) {
  for (const PlaceShown& place : shown.places)
    if (place.from) paint_line_to(c, *place.from, place.stand.pose);
  for (const PlaceShown& place : shown.places) {
    paint_ghost(c, place.stand);
    const QColor colour = place_colour(c, shown, place);
    paint_outline(c, place.stand, colour, shown.answer == CouldAnswer::yes ? Qt::SolidLine : Qt::DashLine);
    if (!place.open) continue;
    const QRectF box = outline_path(c.projection, place.stand.footprint, place.stand.pose).boundingRect();
    c.painter.setPen(QPen(colour, 3, Qt::SolidLine, Qt::RoundCap));
    c.painter.drawLine(box.topLeft(), box.bottomRight());
    c.painter.drawLine(box.topRight(), box.bottomLeft());
  }
}

}  // namespace

void paint_unit(QPainter& painter, const Projection& projection, const Game& game, const Judgement* judgement,
                const UnitShown& shown, const ViewStyle& style) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const UnitCanvas c{painter, projection, game, Palette::of(style.dark), style.unit};
  if (shown.nearest) paint_nearest(c, *shown.nearest);
  // Of an order with paths the ruling shows who goes where.
  if (judgement == nullptr || shown.answer != CouldAnswer::yes) paint_places(c, shown);
  if (judgement != nullptr && shown.together) {
    if (shown.together->stop)
      paint_stop(c, *judgement, *shown.together->stop);
    else if (shown.together->first_fault)
      paint_nowhere(c, *judgement, *shown.together->first_fault);
  }
  painter.restore();
}

Box unit_shown_box(const Projection& projection, const UnitShown& shown) {
  Box box;
  const double beside = 2 * RING_BESIDE / projection.scale;
  const auto include = [&](Vec at, double reach) { box.include(Box{at, at}.grown(reach + beside)); };
  for (const PlaceShown& place : shown.places) {
    include(place.stand.pose.at, outer_radius(place.stand.footprint));
    if (place.from) include(place.from->at, 0);
  }
  if (shown.nearest)
    for (const PieceTrace& trace : shown.nearest->judgement.trace.pieces)
      include(trace.end.pose.at, outer_radius(trace.footprint));
  if (shown.together && shown.together->stop)
    for (const MemberStop& member : shown.together->stop->stops)
      if (const PieceTrace* trace = shown.together->stop->judgement.trace.of(member.piece))
        include(member.pose.at, outer_radius(trace->footprint));
  return box;
}

}  // namespace linesman
