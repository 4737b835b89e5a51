// Climbs, altitude limits and pop-ups: mobility-40, 41 and 48.
#include <algorithm>
#include <array>
#include <cmath>

#include "base/tolerance.h"
#include "mobility/clauses.h"

namespace linesman::mobility {

namespace {

/// An altitude out of bounds: above the limit where that counts, or below the table.
struct OutOfBounds {
  double inches = 0;
  bool below = false;
};

OutOfBounds out_of_bounds(const Way& way, double altitude, bool borne) {
  const auto& limit = way.model().row->altitude_limit;
  if (altitude < 0) return {-altitude, true};
  return {limit && !borne ? std::max(0.0, altitude - *limit) : 0, false};
}

void note_breach(const Way& way, PathPoint place, const OutOfBounds& out, std::optional<AltitudeBreach>& breach) {
  if (way.order.action == Action::land || !exceeds(out.inches, 0)) return;
  if (!breach) breach = AltitudeBreach{place, out.inches, out.below};
  breach->most = std::max(breach->most, out.inches);
}

/// Inches along the climb to an altitude.
double climbed_to(const Climb& climb, double altitude) {
  const double s = climb.to > climb.from ? altitude - climb.from : climb.from - altitude;
  return std::clamp(s, 0.0, std::abs(climb.to - climb.from));
}

/// mobility-48: a climb that may be part of a pop-up, not by stairs or a ladder; else nullptr.
const Climb* free_climb(const Way& way, std::size_t step) {
  const Climb* climb = facts_of<Climb>(way.steps()[step]);
  return climb && !way.ground.has_way_up(climb->ground) ? climb : nullptr;
}

bool descends(const Way& way, std::size_t step) {
  const Climb* climb = free_climb(way, step);
  return climb && climb->to < climb->from;
}

bool descends_after(const Way& way, std::size_t step) {
  for (std::size_t i = step; i < way.steps().size(); ++i)
    if (descends(way, i)) return true;
  return false;
}

bool rises_before(const Way& way, std::size_t step) {
  for (std::size_t i = 0; i < step; ++i) {
    const Climb* climb = free_climb(way, i);
    if (climb && climb->to > climb->from) return true;
  }
  return false;
}

bool may_pop_up(const Model& model) {
  constexpr std::array<MobilityType, 4> WHO{MobilityType::grav, MobilityType::helicopter, MobilityType::gravpack,
                                            MobilityType::jetpack};
  return std::find(WHO.begin(), WHO.end(), model.type) != WHO.end();
}

/// The first `fire` after rising, in this order or an earlier one of the turn.
std::optional<std::size_t> first_fire_after_rising(const Way& way) {
  for (std::size_t i = 0; i < way.steps().size(); ++i)
    if (way.is_act(i, ActKind::fire) && (way.model().rose || rises_before(way, i))) return i;
  return std::nullopt;
}

}  // namespace

void keep_altitude_at_start(const Way& way, std::optional<AltitudeBreach>& breach) {
  const Stand& start = way.trace.start;
  note_breach(way, {}, out_of_bounds(way, start.pose.altitude, way.ground.bears(start.ground)), breach);
}

void keep_altitude_on_leg(const Way& way, std::size_t step, const Leg& leg, std::optional<AltitudeBreach>& breach) {
  for (const Span& span : leg.spans)
    note_breach(way, {step, span.from}, out_of_bounds(way, way.altitude_at(step), way.ground.bears(span.ground)),
                breach);
}

void keep_altitude_in_turn(const Way& way, std::size_t step, const Turn& turn, std::optional<AltitudeBreach>& breach) {
  note_breach(way, {step, 0}, out_of_bounds(way, way.altitude_at(step), way.ground.bears(turn.ground)), breach);
}

void keep_altitude_in_climb(const Way& way, std::size_t step, const Climb& climb,
                            std::optional<AltitudeBreach>& breach) {
  const bool borne = way.ground.has_way_up(climb.ground);
  note_breach(way, {step, 0}, out_of_bounds(way, climb.from, borne), breach);
  const auto& limit = way.model().row->altitude_limit;
  const double passed_at = climbed_to(climb, climb.to > climb.from ? limit.value_or(0) : 0);
  note_breach(way, {step, passed_at}, out_of_bounds(way, climb.to, borne), breach);
}

void judge_altitude(const Way& way, const std::optional<AltitudeBreach>& breach, Findings& found) {
  if (!breach) return;
  found.fault({.rule = "mobility-41",
               .place = breach->place,
               .excess = breach->most,
               .figures = {{"limit", Value(way.model().row->altitude_limit.value_or(0))}},
               .says = breach->below_table ? "below" : "fault"});
}

bool soars(const Setting& setting, const Model& model) {
  return setting.options.soars_free && model.is(MobilityType::jetpack);
}

namespace {

/// mobility-40: the part of a climb, in inches along it, that is paid for.
Part paid_part(const Way& way, const Climb& climb) {
  const double height = std::abs(climb.to - climb.from);
  const auto& limit = way.model().row->altitude_limit;
  if (!soars(way.setting, way.model())) return {0, height};
  if (!limit) return {height, height};
  const double above_at = climbed_to(climb, *limit);
  if (climb.to > climb.from) return {std::min(height, exceeds(climb.from, *limit) ? 0 : above_at), height};
  return {0, exceeds(climb.from, *limit) ? above_at : 0};
}

}  // namespace

void pay_for_climb(const Way& way, std::size_t step, const Climb& climb, Account& account, OtherBases& bases) {
  const Part paid = paid_part(way, climb);
  const double height = paid.to - paid.from;
  const auto by_stairs = way.ground.climb_figure(climb.ground);
  const double price = by_stairs ? by_stairs->value : way.tables().climb;
  if (price <= 0 || height <= 0) return;
  account.enter({.rule = by_stairs ? by_stairs->rule : "mobility-40",
                 .amount = price * height,
                 .from = {step, paid.from},
                 .to = paid.to,
                 .says = by_stairs ? "climb" : "cost"});
  account.run(price, "mobility-1", step, paid.from, paid.to);
  for (const Contact& c : climb.met.contacts)
    if (auto* overrun = bases.overrun_of(c.piece))
      overrun->spent += price * std::max(0.0, std::min(c.to, paid.to) - std::max(c.from, paid.from));
}

bool is_pop_up(const Way& way, std::size_t fire) { return rises_before(way, fire) && descends_after(way, fire); }

void judge_pop_up(const Way& way, std::size_t fire, Findings& found) {
  // A path that is cut before it descends again is no pop-up, so a cut behind the fault may be legal.
  if (is_pop_up(way, fire) && !may_pop_up(way.model()))
    found.fault({.rule = "mobility-48", .place = {fire, 0}, .stage = Stage::at_end});
}

void judge_dropping_back(const Way& way, Findings& found) {
  const Model& model = way.model();
  if (may_pop_up(model) || (!model.popped && !model.rose)) return;
  const auto fire = first_fire_after_rising(way);
  const std::size_t popped = model.popped ? 0 : fire.value_or(way.steps().size());
  for (std::size_t i = popped; i < way.steps().size(); ++i) {
    if (!descends(way, i)) continue;
    found.fault({.rule = "mobility-48", .place = {i, 0}, .says = "back"});
    return;
  }
}

PopUpStatus pop_up_status(const Way& way) {
  if (may_pop_up(way.model())) return {};
  return {rises_before(way, way.steps().size()), first_fire_after_rising(way).has_value()};
}

}  // namespace linesman::mobility
