#include "pips/furthest.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "pips/charges.h"

namespace linesman::pips {

namespace {

/// With `mixed: worst` a cut is judged by the ground up to it: the longest way that its own worst ground allows.
double longest_on_worst_ground(const Move& move, const Roll& roll) {
  double least = HUGE_VAL;
  for (const Charge& c : charges_of(move, roll)) {
    const double before = c.stretch->before;
    if (exceeds(before + c.stretch->length(), std::min(least, c.allowance)))
      return std::min(least, std::max(before, c.allowance));
    least = std::min(least, c.allowance);
  }
  return move.driven;
}

/// Every fault holds from its place on, but for two that are judged at the end of whatever is driven.
double first_fault(const Move& move, const Ruling& so_far) {
  double limit = move.driven;
  for (const Fault& f : so_far.faults) {
    if (f.rule == "pips-29" || (f.rule == "pips-7" && move.options.mixed_worst)) continue;
    limit = std::min(limit, move.driven_at(f.place.step, f.place.s));
  }
  return limit;
}

const std::vector<Contact>& contacts_of(const TracedStep& step) {
  static const std::vector<Contact> NONE;
  if (const auto* leg = std::get_if<Leg>(&step.facts)) return leg->met.contacts;
  if (const auto* turn = std::get_if<Turn>(&step.facts)) return turn->met.contacts;
  return NONE;
}

/// Whether the base overlaps a piece where a leg ends: the contact lasts to the end and goes on from there.
bool overlaps_at_end(const Move& move, std::size_t step, PieceIndex piece) {
  if (step + 1 == move.trace.steps.size()) {
    const PieceSet& at_end = move.trace.end.contacts;
    return std::find(at_end.begin(), at_end.end(), piece) != at_end.end();
  }
  const std::vector<Contact>& next = contacts_of(move.trace.steps[step + 1]);
  return std::any_of(next.begin(), next.end(),
                     [&](const Contact& c) { return c.piece == piece && !exceeds(c.from, 0); });
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
  for (const Contact& c : l.leg->met.contacts) {
    if (!move.game.enemies(move.piece, c.piece) || !exceeds(s, c.from)) continue;
    const bool inside = exceeds(c.to, s) || (same_length(s, l.leg->length) && same_length(c.to, s) &&
                                             overlaps_at_end(move, l.step, c.piece));
    if (inside) return l.before + c.from;
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
