#include "ui/tools/ordering/handles.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "drawing/picture/models/models_picture.h"
#include "drawing/picture/ruling/way.h"
#include "movement/expand.h"

namespace linesman {

namespace {

bool ends_in_a_leg(const PieceTrace& trace, std::size_t step) {
  const bool last = step + 1 == trace.steps.size() || trace.steps[step + 1].written != trace.steps[step].written;
  return last && std::holds_alternative<Leg>(trace.steps[step].facts);
}

Vec front_corner(const Footprint& footprint, const Pose& pose, double side) {
  return pose.at + rotated(linesman::front_corner(footprint, side > 0), pose.facing);
}

}  // namespace

const PieceTrace* trace_of(const Judgement* judgement, PieceIndex piece) {
  return judgement ? judgement->trace.of(piece) : nullptr;
}

const PieceTrace* trace_ending_at(const Judgement* judgement, Vec point) {
  if (!judgement) return nullptr;
  for (const PieceTrace& trace : judgement->trace.pieces)
    if (is_way(judgement->trace, trace) && base_holds(trace.footprint, trace.end.pose, point)) return &trace;
  return nullptr;
}

std::vector<Handle> turning_handles(PieceIndex piece, const Footprint& footprint, const Pose& pose, bool pivots,
                                    bool wheels, double reach) {
  std::vector<Handle> handles;
  const auto add = [&](HandleKind kind, Vec at) { handles.push_back({kind, piece, 0, at, pose}); };
  if (pivots) add(HandleKind::rotate, pose.at + rotated({0, frame_box(footprint).max.y + reach}, pose.facing));
  const Box box = frame_box(footprint);
  const bool round = std::holds_alternative<CircleBase>(footprint);
  if (wheels && !round && box.max.x - box.min.x > reach) {
    add(HandleKind::wheel_left, front_corner(footprint, pose, -1));
    add(HandleKind::wheel_right, front_corner(footprint, pose, 1));
  }
  return handles;
}

std::vector<Handle> handles_of(const PieceTrace& trace, bool pivots, bool wheels, double reach) {
  std::vector<Handle> handles = turning_handles(trace.piece, trace.footprint, trace.end.pose, pivots, wheels, reach);
  for (std::size_t i = 0; i < trace.steps.size(); ++i)
    if (ends_in_a_leg(trace, i))
      handles.push_back(
          {HandleKind::waypoint, trace.piece, trace.steps[i].written, trace.steps[i].after.at, trace.steps[i].before});
  return handles;
}

std::optional<std::size_t> handle_at(const std::vector<Handle>& handles, Vec point, double slack) {
  std::optional<std::size_t> nearest;
  double least = slack;
  for (std::size_t i = 0; i < handles.size(); ++i) {
    const double d = distance(handles[i].at, point);
    if (d > least) continue;
    least = d;
    nearest = i;
  }
  return nearest;
}

std::optional<Step> turn_by_handle(const Handle& handle, const Footprint& footprint, Vec point, double unit) {
  const Pose& pose = handle.pose;
  const bool wheels = handle.kind != HandleKind::rotate;
  // The corner that is held swings about the other one.
  const double inside = handle.kind == HandleKind::wheel_left ? 1 : -1;
  const Vec about = wheels ? front_corner(footprint, pose, inside) : pose.at;
  if (distance(point, about) < EPS) return std::nullopt;
  const double from = wheels ? heading_of(handle.at - about) : pose.facing;
  const double turned = turn_between(from, heading_of(point - about));
  const double angle = std::clamp(std::round(turned / unit) * unit, -180.0, 180.0);
  if (angle == 0 || (wheels && angle * inside < 0)) return std::nullopt;
  if (wheels) return WheelStep{angle};
  return PivotStep{angle, {}};
}

void paint_handle(QPainter& painter, const Projection& projection, const Handle& handle, bool hot,
                  const Palette& palette) {
  const QPointF at = projection.to_paper(handle.at);
  const double r = hot ? 7.5 : 6;
  painter.setPen(QPen(palette.select, 2));
  painter.setBrush(palette.halo);
  switch (handle.kind) {
    case HandleKind::waypoint: painter.drawRect(QRectF(at.x() - r * 0.8, at.y() - r * 0.8, r * 1.6, r * 1.6)); break;
    case HandleKind::front:
    case HandleKind::rotate: {
      const QPointF centre = projection.to_paper(handle.pose.at);
      painter.setPen(QPen(palette.select, 1.5, Qt::DashLine));
      painter.drawLine(centre, at);
      painter.setPen(QPen(palette.select, 2));
      painter.drawEllipse(at, r, r);
      painter.drawArc(QRectF(at.x() - r * 0.5, at.y() - r * 0.5, r, r), 30 * 16, 270 * 16);
      break;
    }
    case HandleKind::flank_left:
    case HandleKind::flank_right:
    case HandleKind::wheel_left:
    case HandleKind::wheel_right: {
      const double d = r * 1.2;
      painter.drawPolygon(
          QPolygonF({at + QPointF(0, -d), at + QPointF(d, 0), at + QPointF(0, d), at + QPointF(-d, 0)}));
      break;
    }
  }
}

}  // namespace linesman
