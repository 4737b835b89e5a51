#include "mobility/furthest.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman::mobility {

namespace {

bool is_whole_only(const TracedStep& step) { return facts_of<Turn>(step) || facts_of<Act>(step); }

double whole_of(const TracedStep& step) { return is_whole_only(step) ? WHOLE : length_of(step); }

Spot end_of(const March& march, std::size_t step) { return {step, whole_of(march.steps()[step])}; }

/// Whether an overlap goes on beyond the end of its step: else the bases only touch there.
bool goes_on(const March& march, const NoStop& stretch) {
  for (std::size_t i = stretch.step + 1; i < march.steps().size(); ++i) {
    if (facts_of<Act>(march.steps()[i])) continue;
    return std::any_of(march.no_stops.begin(), march.no_stops.end(), [&](const NoStop& next) {
      return next.step == i && next.piece == stretch.piece && next.from <= EPS;
    });
  }
  const PieceSet& last = march.trace.end.contacts;
  return std::find(last.begin(), last.end(), stretch.piece) != last.end();
}

bool forbids(const March& march, const NoStop& stretch, Spot spot) {
  if (stretch.step != spot.step || !exceeds(spot.s, stretch.from)) return false;
  if (exceeds(stretch.to, spot.s)) return true;
  const bool at_end = !exceeds(end_of(march, spot.step).s, spot.s);
  return at_end && !exceeds(spot.s, stretch.to) && goes_on(march, stretch);
}

/// mobility-62: a landing may stop only within the limit. The last point before `spot` in its step that does.
Spot below_limit(const March& march, Spot spot) {
  const auto& limit = march.body.type->altitude_limit;
  if (march.errand.action != Doing::land || !limit) return spot;
  const TracedStep& step = march.steps()[spot.step];
  if (!exceeds(pose_at(step, spot.s).altitude, *limit)) return spot;
  const Climb* climb = facts_of<Climb>(step);
  return {spot.step, climb ? std::max(0.0, *limit - climb->from) : 0};
}

/// The nearest earlier point of the step at which the piece may stop.
Spot clear_of_others(const March& march, Spot spot) {
  for (const NoStop& stretch : march.no_stops)
    if (forbids(march, stretch, spot)) return {spot.step, stretch.from};
  return below_limit(march, spot);
}

/// A turn or act is done or not: cut within, it is not.
Spot whole_or_nothing(const March& march, Spot spot) {
  if (!is_whole_only(march.steps()[spot.step]) || spot.s >= WHOLE) return spot;
  const WholeTurn* turn = march.turn_at(spot.step);
  return {turn ? turn->first : spot.step, 0};
}

/// Where a piece stands at `spot`: after an act that is the end of the last step that was none.
Spot stands_at(const March& march, Spot spot) {
  std::size_t i = spot.step;
  while (i > 0 && facts_of<Act>(march.steps()[i])) --i;
  return i == spot.step ? spot : end_of(march, i);
}

/// Goes back from `spot` to the first point at which stopping is legal.
std::optional<Spot> back_to_legal(const March& march, Spot spot) {
  while (true) {
    spot = whole_or_nothing(march, spot);
    if (!exceeds(spot.s, 0)) {
      if (spot.step == 0) return std::nullopt;
      spot = end_of(march, spot.step - 1);
      if (!exceeds(spot.s, 0)) continue;
    }
    const Spot place = stands_at(march, spot);
    const Spot clear = clear_of_others(march, place);
    if (clear == place) return spot;
    spot = clear;
  }
}

/// Something of the path is done up to here, acts aside.
bool has_moved(const March& march, Spot spot) {
  for (std::size_t i = 0; i <= spot.step; ++i)
    if (!facts_of<Act>(march.steps()[i])) return true;
  return false;
}

std::optional<Spot> furthest_spot(const March& march) {
  Spot spot = end_of(march, march.steps().size() - 1);
  if (march.faults.empty()) return spot;
  for (const auto& barrier : {march.barrier, march.barrier_of_cuts})
    if (barrier) spot = std::min(spot, *barrier);
  return back_to_legal(march, spot);
}

}  // namespace

std::optional<Furthest> furthest_of(const March& march) {
  if (march.stopped || march.steps().empty()) return std::nullopt;
  const auto spot = furthest_spot(march);
  if (!spot || !has_moved(march, *spot)) return std::nullopt;
  const TracedStep& step = march.steps()[spot->step];
  const bool whole = is_whole_only(step);
  return Furthest{march.body.piece, spot->step, whole ? 0 : spot->s, whole ? step.after : pose_at(step, spot->s), {}};
}

}  // namespace linesman::mobility
