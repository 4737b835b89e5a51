// Goes back from the end: to the first fault that all longer paths have, else to the place before at which anything
// changes; there the path is cut and judged again.
#include "mobility/furthest.h"

#include <algorithm>

#include "base/tolerance.h"
#include "movement/cut_trace.h"

namespace linesman::mobility {

namespace {

PathPoint end_of(const Way& way, std::size_t step) { return {step, extent_of(way.steps()[step])}; }

bool has_length(const TracedStep& step) { return exceeds(extent_of(step), 0); }

/// The end of what stands before a step. A turn is made or not, and a leg of no length is no place of its own.
std::optional<PathPoint> before_step(const Way& way, std::size_t step) {
  if (const WholeTurn* turn = way.turn_at(step)) step = turn->first;
  while (step > 0) {
    const TracedStep& last = way.steps()[--step];
    if (has_length(last) || facts_of<Turn>(last) || facts_of<Act>(last)) return end_of(way, step);
  }
  return std::nullopt;
}

/// The places of a step at which something changes, ascending.
std::vector<double> places_on(const Way& way, const TracedStep& step) {
  if (const Leg* leg = facts_of<Leg>(step)) return critical_points(*leg);
  const Climb* climb = facts_of<Climb>(step);
  if (!climb) return {};
  const auto& limit = way.model().row->altitude_limit;
  return critical_points(*climb, limit ? std::vector<double>{*limit - climb->from} : std::vector<double>{});
}

std::optional<PathPoint> place_before(const Way& way, PathPoint point) {
  const std::vector<double> places = places_on(way, way.steps()[point.step]);
  const auto earlier = std::find_if(places.rbegin(), places.rend(), [&](double s) { return exceeds(point.s, s); });
  if (earlier != places.rend() && exceeds(*earlier, 0)) return PathPoint{point.step, *earlier};
  return before_step(way, point.step);
}

/// Where the first fault is that every path has which goes on beyond it.
std::optional<PathPoint> first_on_way(const Findings& found) {
  std::optional<PathPoint> first;
  for (const Finding& fault : found.faults)
    if (fault.stage == Stage::on_way && (!first || fault.place < *first)) first = fault.place;
  return first;
}

/// The next shorter path to be judged.
std::optional<PathPoint> shorter(const Way& way, const Findings& found, PathPoint end) {
  const auto is_before_move = [](const Finding& fault) { return fault.stage == Stage::before_move; };
  if (std::any_of(found.faults.begin(), found.faults.end(), is_before_move)) return std::nullopt;
  auto fault = first_on_way(found);
  if (fault && !exceeds(fault->s, 0)) {
    fault = before_step(way, fault->step);
    if (!fault) return std::nullopt;
  }
  return fault && *fault < end ? fault : place_before(way, end);
}

std::optional<PathPoint> last_legal_point(const Way& way, const Findings& whole) {
  std::optional<PathPoint> point = end_of(way, way.steps().size() - 1);
  if (whole.faults.empty()) return point;
  Findings found = whole;
  while (!found.faults.empty()) {
    point = shorter(way, found, *point);
    if (!point) return std::nullopt;
    const PieceTrace cut = cut_at(way.trace, *point);
    found = judged(Way(way, cut)).found;
  }
  return point;
}

/// Something of the path is done up to here, acts aside.
bool has_moved(const Way& way, PathPoint point) {
  for (std::size_t i = 0; i <= point.step; ++i)
    if (!facts_of<Act>(way.steps()[i])) return true;
  return false;
}

}  // namespace

std::optional<Furthest> furthest_of(const Way& way, const Judged& whole) {
  if (whole.stopped || way.steps().empty()) return std::nullopt;
  const auto point = last_legal_point(way, whole.found);
  if (!point || !has_moved(way, *point)) return std::nullopt;
  const TracedStep& step = way.steps()[point->step];
  return Furthest{way.model().piece, point->step, told_s(step, point->s), pose_at(step, point->s), {}};
}

}  // namespace linesman::mobility
