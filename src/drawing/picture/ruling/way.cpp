#include "drawing/picture/ruling/way.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "drawing/picture/models/models_picture.h"
#include "movement/trace.h"

namespace linesman {

namespace {

double step_length(const TracedStep& step) {
  if (const auto* leg = std::get_if<Leg>(&step.facts)) return leg->length;
  if (const auto* entry = std::get_if<HexEntry>(&step.facts)) return entry->length;
  return 0;
}

bool behind(const Furthest& furthest, std::size_t step, double s) {
  return step > furthest.step || (step == furthest.step && s >= furthest.s - EPS);
}

/// The cost of an inch of that part; costs of a stretch are spread over it.
double rate_of(const Ruling& ruling, PieceIndex piece, const WayPart& part) {
  const double middle = (part.from + part.to) / 2;
  double rate = 0;
  for (const Cost& cost : ruling.costs)
    if (cost.piece == piece && cost.step == part.step && cost.from < middle && middle < cost.to)
      rate += cost.amount / (cost.to - cost.from);
  return rate;
}

/// The corners of a base; for a circle as many as a picture needs.
std::vector<Vec> rim(const Footprint& footprint) {
  const auto* circle = std::get_if<CircleBase>(&footprint);
  if (!circle) return corners(footprint);
  std::vector<Vec> points;
  for (int i = 0; i < 40; ++i) points.push_back(direction(9.0 * i) * (circle->diameter / 2));
  return points;
}

/// The convex hull, anticlockwise (Andrew's monotone chain).
std::vector<Vec> hull(std::vector<Vec> points) {
  std::sort(points.begin(), points.end(), [](Vec a, Vec b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  std::vector<Vec> chain;
  for (const bool upper : {false, true}) {
    const std::size_t first = chain.size();
    for (const Vec p : points) {
      while (chain.size() >= first + 2 && cross(chain.back() - chain[chain.size() - 2], p - chain.back()) <= 0)
        chain.pop_back();
      chain.push_back(p);
    }
    chain.pop_back();
    if (!upper) std::reverse(points.begin(), points.end());
  }
  return chain;
}

/// The time to watch a step, as inches of way. Turns on a hex grid are shown with the entry after them.
double effort_of(const TracedStep& step) {
  constexpr double DEGREES_AN_INCH = 45;
  if (const auto* entry = facts_of<HexEntry>(step)) return entry->length;
  return facts_of<Turn>(step) ? extent_of(step) / DEGREES_AN_INCH : extent_of(step);
}

}  // namespace

bool is_way(const Trace& trace, const PieceTrace& way) {
  const std::vector<Mover>& movers = trace.request.movers;
  const auto begins_elsewhere = [&](const Mover& mover) { return mover.piece == way.piece && mover.start; };
  return !way.steps.empty() || std::any_of(movers.begin(), movers.end(), begins_elsewhere);
}

std::vector<WayPart> way_parts(const Ruling& ruling, const PieceTrace& trace) {
  const auto furthest = std::find_if(ruling.furthest.begin(), ruling.furthest.end(),
                                     [&](const Furthest& f) { return f.piece == trace.piece; });
  const bool known = ruling.verdict != Verdict::incomplete;
  std::vector<WayPart> parts;
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    const double length = step_length(trace.steps[i]);
    if (!(length > 0)) continue;
    std::vector<double> cuts{0, length};
    for (const Cost& cost : ruling.costs)
      if (cost.piece == trace.piece && cost.step == i) cuts.insert(cuts.end(), {cost.from, cost.to});
    if (furthest != ruling.furthest.end() && furthest->step == i) cuts.push_back(furthest->s);
    std::sort(cuts.begin(), cuts.end());
    for (std::size_t k = 0; k + 1 < cuts.size(); ++k) {
      WayPart part{i, std::clamp(cuts[k], 0.0, length), std::clamp(cuts[k + 1], 0.0, length), 0, false};
      if (part.to - part.from <= EPS) continue;
      part.rate = rate_of(ruling, trace.piece, part);
      part.beyond = furthest != ruling.furthest.end() ? behind(*furthest, i, part.from) : known;
      parts.push_back(part);
    }
  }
  return parts;
}

QPainterPath centre_path(const Projection& projection, const PieceTrace& trace, const WayPart& part) {
  const TracedStep& step = trace.steps[part.step];
  QPainterPath path;
  if (const auto* leg = std::get_if<Leg>(&step.facts)) {
    const Vec along = leg->length > 0 ? (leg->to - leg->from) * (1 / leg->length) : Vec{};
    path.moveTo(projection.to_paper(leg->from + along * part.from));
    path.lineTo(projection.to_paper(leg->from + along * part.to));
  } else {
    path.moveTo(projection.to_paper(step.before.at));
    path.lineTo(projection.to_paper(step.after.at));
  }
  return path;
}

QPainterPath swept_path(const Projection& projection, const Footprint& footprint, const TracedStep& step) {
  // A convex base on a straight leg sweeps the hull of its first and its last place.
  std::vector<Vec> points = rim(footprint);
  const std::size_t n = points.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Vec local = points[i];
    points[i] = step.before.at + rotated(local, step.before.facing);
    points.push_back(step.after.at + rotated(local, step.after.facing));
  }
  QPolygonF polygon;
  for (const Vec p : hull(std::move(points))) polygon << projection.to_paper(p);
  QPainterPath path;
  path.addPolygon(polygon);
  path.closeSubpath();
  return path;
}

std::vector<WayTick> way_ticks(const PieceTrace& trace, double every) {
  std::vector<WayTick> ticks;
  double walked = 0;
  int number = 1;
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    const TracedStep& step = trace.steps[i];
    const double length = step_length(step);
    if (!(length > 0) || !std::holds_alternative<Leg>(step.facts)) continue;
    const Vec along = (step.after.at - step.before.at) * (1 / length);
    for (; number * every <= walked + length + EPS && number < 2000; ++number)
      ticks.push_back({step.before.at + along * (number * every - walked), along, number, i});
    walked += length;
  }
  return ticks;
}

std::vector<SpentInHex> spent_by_hex(const Ruling& ruling, const PieceTrace& trace) {
  std::vector<SpentInHex> hexes;
  const auto of_piece = [&](const auto& told) { return told.piece == trace.piece; };
  if (std::none_of(ruling.costs.begin(), ruling.costs.end(), of_piece)) return hexes;
  const auto furthest = std::find_if(ruling.furthest.begin(), ruling.furthest.end(), of_piece);
  const auto spent_up_to = [&](std::size_t step) {
    double spent = 0;
    for (const Cost& cost : ruling.costs)
      if (of_piece(cost) && cost.step <= step) spent += cost.amount;
    return spent;
  };
  for (std::size_t i = 0; i < trace.steps.size(); ++i)
    if (std::holds_alternative<HexEntry>(trace.steps[i].facts))
      hexes.push_back(
          {trace.steps[i].after.at, spent_up_to(i), furthest == ruling.furthest.end() || i > furthest->step});
  if (!hexes.empty()) hexes.back().spent = spent_up_to(trace.steps.size());
  return hexes;
}

Pose pose_on_way(const PieceTrace& trace, double share) {
  double all = 0;
  for (const TracedStep& step : trace.steps) all += effort_of(step);
  double left = share * all;
  for (const TracedStep& step : trace.steps) {
    const double effort = effort_of(step);
    if (left >= effort) {
      left -= effort;
      continue;
    }
    const double done = left / effort;
    if (!facts_of<HexEntry>(step)) return pose_at(step, done * extent_of(step));
    Pose pose = step.before;
    pose.at = pose.at + (step.after.at - pose.at) * done;
    return pose;
  }
  return share > 0 && !trace.steps.empty() ? trace.steps.back().after : trace.start.pose;
}

}  // namespace linesman
