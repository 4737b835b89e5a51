#include "pips/furthest.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "movement/cut_trace.h"
#include "pips/clauses.h"
#include "pips/prices.h"

namespace linesman::pips {

namespace {

/// With `mixed: worst` a cut is judged by the ground up to it: the longest way that its own worst ground allows.
double longest_on_worst_ground(const Move& move, const Roll& roll) {
  double least = HUGE_VAL;
  for (const PricedStretch& c : prices_of(move, roll)) {
    const double before = c.stretch->before;
    if (exceeds(before + c.stretch->length(), std::min(least, c.allowance)))
      return std::min(least, std::max(before, c.allowance));
    least = std::min(least, c.allowance);
  }
  return move.driven;
}

/// Inches driven up to the first fault that every longer way has too.
double first_fault(const Move& move, const Ruling& so_far) {
  double limit = move.driven;
  for (const Fault& f : so_far.faults) {
    if (f.stage == Stage::at_end) continue;
    limit = std::min(limit, move.driven_at(f.place.step, f.place.s));
  }
  return limit;
}

/// The leg in which so many inches are driven: of two that meet there, the one that ends.
const DrivenLeg& leg_at(const Move& move, double driven) {
  const auto it = std::find_if(move.legs.begin(), move.legs.end(),
                               [&](const DrivenLeg& l) { return within_limit(driven, l.before + l.leg->length); });
  return it == move.legs.end() ? move.legs.back() : *it;
}

/// Inches driven before the enemy that a stop there would overlap; nothing when it overlaps none.
std::optional<double> before_enemy(const Move& move, double driven) {
  const DrivenLeg& l = leg_at(move, driven);
  const double s = driven - l.before;
  const PieceSet under = contacts_at(move.trace, {l.step, s});
  for (const Contact& c : l.leg->met.contacts) {
    const bool here = exceeds(s, c.from) && within_limit(s, c.to);
    if (here && !may_end_on(move, c.piece) && std::find(under.begin(), under.end(), c.piece) != under.end())
      return l.before + c.from;
  }
  return std::nullopt;
}

Furthest stop_at(const Move& move, double driven) {
  const DrivenLeg& l = leg_at(move, driven);
  const double s = std::min(driven - l.before, l.leg->length);
  return {move.piece, l.step, s, pose_at(move.trace.steps[l.step], s), {}};
}

}  // namespace

std::optional<Furthest> furthest_of(const Move& move, const Roll& roll, const Ruling& so_far) {
  if (move.legs.empty()) return std::nullopt;
  if (so_far.faults.empty()) return stop_at(move, move.driven);
  double driven = first_fault(move, so_far);
  if (move.options.mixed_worst) driven = std::min(driven, longest_on_worst_ground(move, roll));
  while (exceeds(driven, 0)) {
    const auto back = before_enemy(move, driven);
    if (!back) return stop_at(move, driven);
    driven = *back;
  }
  return std::nullopt;
}

}  // namespace linesman::pips
