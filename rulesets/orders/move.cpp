#include "orders/move.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman::orders {

namespace {

/// The corners of a base with that facing, from its centre; for a circle the centre alone.
Ring corners_facing(const Footprint& base, double facing) {
  const Vec ahead = direction(facing);
  const Vec right{ahead.y, -ahead.x};
  Ring ring = corners(base);
  if (ring.empty()) ring.push_back({0, 0});
  for (Vec& p : ring) p = p.x * right + p.y * ahead;
  return ring;
}

double radius_of(const Footprint& base) {
  const auto* circle = std::get_if<CircleBase>(&base);
  return circle ? circle->diameter / 2 : 0;
}

Vec nearest_on(const Box& edge, Vec p) {
  return {std::clamp(p.x, edge.min.x, edge.max.x), std::clamp(p.y, edge.min.y, edge.max.y)};
}

}  // namespace

double edge_gap(const Table& table, const Footprint& base, const Pose& pose) {
  double least = HUGE_VAL;
  for (const Vec corner : corners_facing(base, pose.facing)) {
    const Vec p = pose.at + corner;
    least = std::min({least, p.x, p.y, table.width - p.x, table.depth - p.y});
  }
  return least - radius_of(base);
}

EdgePlace edge_place(const Table& table, Vec point) {
  struct Edge {
    Box line;
    Vec inward;
  };
  const double w = table.width;
  const double d = table.depth;
  const std::array<Edge, 4> edges{Edge{{{0, 0}, {w, 0}}, {0, 1}}, Edge{{{0, d}, {w, d}}, {0, -1}},
                                  Edge{{{0, 0}, {0, d}}, {1, 0}}, Edge{{{w, 0}, {w, d}}, {-1, 0}}};
  EdgePlace place{point, HUGE_VAL, {}};
  for (const Edge& edge : edges)
    if (const double off = distance(point, nearest_on(edge.line, point)); exceeds(place.off, off))
      place = {point, off, edge.inward};
  return place;
}

Vec centre_outside(const EdgePlace& place, const Footprint& base, double facing) {
  static const double SLANT = std::sin(ANGLE_EPS * std::numbers::pi / 180);
  const Ring ring = corners_facing(base, facing);
  const auto depth = [&](Vec p) { return dot(p, place.inward); };
  const Vec foremost = *std::max_element(ring.begin(), ring.end(), [&](Vec a, Vec b) { return depth(a) < depth(b); });
  const Vec along{-place.inward.y, place.inward.x};
  double least = dot(foremost, along);
  double most = least;
  for (const Vec p : ring) {
    if (exceeds(depth(foremost) - depth(p), distance(foremost, p) * SLANT)) continue;
    least = std::min(least, dot(p, along));
    most = std::max(most, dot(p, along));
  }
  const double front = depth(foremost) + radius_of(base);
  return place.point - front * place.inward - (least + most) / 2 * along;
}

namespace {

/// The first place of a step where the base is over the edge of the table; nothing where it never is.
std::optional<double> over_edge(const TracedStep& step) {
  if (const auto* leg = facts_of<Leg>(step)) return leg->edge;
  if (const auto* turn = facts_of<Turn>(step)) return turn->edge;
  return std::nullopt;
}

/// orders-24: the place where the base goes over the edge, or ends a step against it. A base that stood against the
/// edge must have been clear of it.
std::optional<Departure> departure(const Game& game, const Journey& journey) {
  bool was_clear = exceeds(journey.trace->start.edge, 0);
  for (std::size_t i = 0; i < journey.trace->steps.size(); ++i) {
    const TracedStep& step = journey.trace->steps[i];
    if (const auto s = over_edge(step)) return Departure{{i, *s}, journey.way[i].along(*s)};
    const bool touches = within_limit(edge_gap(game.table(), journey.trace->footprint, step.after), 0);
    if (touches && was_clear) return Departure{{i, extent_of(step)}, journey.way[i].end()};
    was_clear = was_clear || !touches;
  }
  return std::nullopt;
}

}  // namespace

double Journey::judged_to(std::size_t step) const {
  if (!leaves || step < leaves->place.step) return extent_of(trace->steps[step]);
  return step == leaves->place.step ? leaves->place.s : 0;
}

PathPoint Journey::judged_end() const {
  if (leaves) return leaves->place;
  if (trace->steps.empty()) return {};
  return {trace->steps.size() - 1, extent_of(trace->steps.back())};
}

bool Journey::has_left_at(PathPoint end) const {
  if (!leaves) return false;
  return end.step > leaves->place.step || (end.step == leaves->place.step && !exceeds(leaves->place.s, end.s));
}

PathPoint Journey::place_after(double inches) const {
  const PathPoint place = way.place_after(inches);
  return {place.step, trace->steps.empty() ? 0 : reported_s(trace->steps[place.step], place.s)};
}

bool Move::leaves() const {
  return std::any_of(journeys.begin(), journeys.end(), [](const Journey& j) { return j.leaves.has_value(); });
}

const Journey* Move::journey_of(PieceIndex piece) const {
  const std::uint32_t number = journey_numbers[at(piece)];
  return number == 0 ? nullptr : &journeys[number - 1];
}

std::vector<std::uint32_t> journey_numbers(const Game& game, const std::vector<Journey>& journeys) {
  std::vector<std::uint32_t> numbers(game.pieces().size());
  for (std::uint32_t i = 0; i < journeys.size(); ++i) numbers[at(journeys[i].model.piece)] = i + 1;
  return numbers;
}

std::vector<Journey> journeys_of(const Game& game, const Trace& trace, const std::vector<Model>& models,
                                 bool coming_on) {
  std::vector<Journey> all;
  for (std::size_t i = 0; i < trace.pieces.size(); ++i) {
    const std::vector<TracedStep>& steps = trace.pieces[i].steps;
    Journey j{.model = models[i], .trace = &trace.pieces[i], .way = MeasuredWay(steps)};
    j.drives = std::any_of(steps.begin(), steps.end(), facts_of<Leg>);
    j.goes = !j.trace->steps.empty();
    j.may_leave = !coming_on && may_leave(game, j.model.piece);
    if (j.may_leave) j.leaves = departure(game, j);
    all.push_back(std::move(j));
  }
  return all;
}

bool may_leave(const Game& game, PieceIndex piece) {
  return trait_of(game, piece, "may_leave").boolean().value_or(false);
}

std::vector<ModelAtEnd> models_at_end(const Move& move) {
  std::vector<ModelAtEnd> models;
  for (const Journey& journey : move.journeys)
    models.push_back({journey.model.piece, &journey.trace->end.gaps, &journey});
  for (const StandingPiece& standing : move.trace.standing) models.push_back({standing.piece, &standing.gaps, nullptr});
  std::sort(models.begin(), models.end(), [](const ModelAtEnd& a, const ModelAtEnd& b) { return a.piece < b.piece; });
  return models;
}

}  // namespace linesman::orders
