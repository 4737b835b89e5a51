#include "mobility/altitude.h"

#include <algorithm>
#include <array>

#include "base/tolerance.h"

namespace linesman::mobility {

namespace {

/// By how much an altitude is out of bounds: above the limit (where that counts), or below the table.
struct OutOfBounds {
  double inches = 0;
  bool below = false;
};

OutOfBounds out_of_bounds(const March& march, double altitude, bool borne) {
  const auto& limit = march.body.type->altitude_limit;
  if (altitude < 0) return {-altitude, true};
  return {limit && !borne ? std::max(0.0, altitude - *limit) : 0, false};
}

/// One fault for the piece: at the first place, with the most by which the limit is passed.
void tell(March& march, std::size_t step, double s, const OutOfBounds& out) {
  if (march.errand.action == Doing::land || !exceeds(out.inches, 0)) return;
  if (march.altitude_fault) {
    auto& most = march.faults[*march.altitude_fault].excess;
    most = std::max(most.value_or(0), out.inches);
    return;
  }
  march.altitude_fault = march.faults.size();
  const Figures limit{{"limit", Value(march.body.type->altitude_limit.value_or(0))}};
  march.fault({"mobility-41", step, s, out.inches, {}, limit, out.below ? "below" : "fault"});
}

/// The inches climbed at which an altitude is reached.
double climbed_to(const Climb& climb, double altitude) {
  const double s = climb.to > climb.from ? altitude - climb.from : climb.from - altitude;
  return std::clamp(s, 0.0, std::abs(climb.to - climb.from));
}

/// A climb that is part of a pop-up: not one by stairs or a ladder (mobility-48).
const Climb* free_climb(const March& march, std::size_t step) {
  const Climb* climb = facts_of<Climb>(march.steps()[step]);
  return climb && !march.ground.has_way_up(climb->ground) ? climb : nullptr;
}

std::optional<std::size_t> next_descent(const March& march, std::size_t after) {
  for (std::size_t i = after; i < march.steps().size(); ++i) {
    const Climb* climb = free_climb(march, i);
    if (climb && climb->to < climb->from) return i;
  }
  return std::nullopt;
}

}  // namespace

void keep_altitude_at_start(March& march) {
  const Stand& start = march.trace.start;
  const bool borne = march.ground.bears(start.ground);
  tell(march, 0, 0, out_of_bounds(march, start.pose.altitude, borne));
}

void keep_altitude_on_leg(March& march, std::size_t step, const Leg& leg) {
  const double altitude = march.steps()[step].before.altitude;
  for (const Span& span : leg.spans)
    tell(march, step, span.from, out_of_bounds(march, altitude, march.ground.bears(span.ground)));
}

void keep_altitude_in_turn(March& march, std::size_t step, const Turn& turn) {
  const double altitude = march.steps()[step].before.altitude;
  tell(march, step, 0, out_of_bounds(march, altitude, march.ground.bears(turn.ground)));
}

void keep_altitude_in_climb(March& march, std::size_t step, const Climb& climb) {
  const bool borne = march.ground.has_way_up(climb.ground);
  const OutOfBounds begins = out_of_bounds(march, climb.from, borne);
  const OutOfBounds ends = out_of_bounds(march, climb.to, borne);
  if (exceeds(begins.inches, 0)) tell(march, step, 0, begins);
  const auto& limit = march.body.type->altitude_limit;
  tell(march, step, climbed_to(climb, climb.to > climb.from ? limit.value_or(0) : 0), ends);
}

void pay_for_climb(March& march, std::size_t step, const Climb& climb) {
  const double height = std::abs(climb.to - climb.from);
  const auto by_stairs = march.ground.climb_figure(climb.ground);
  const double price = by_stairs ? by_stairs->value : march.tables().climb;
  const std::string rule = by_stairs ? by_stairs->rule : "mobility-40";
  if (price <= 0 || height <= 0) return;
  march.account.enter({rule, price * height, step, 0, height, {}, by_stairs ? "climb" : "cost"});
  march.account.run(price, "mobility-1", step, 0, height);
  for (const Contact& c : climb.met.contacts)
    if (Overrun* overrun = march.overrun_of(c.piece)) overrun->spent += price * (c.to - c.from);
}

bool may_pop_up(const Body& body) {
  constexpr std::array<std::string_view, 4> WHO{"grav", "helicopter", "gravpack", "jetpack"};
  return std::any_of(WHO.begin(), WHO.end(), [&](std::string_view type) { return body.is(type); });
}

bool is_pop_up(const March& march, std::size_t fire) {
  for (std::size_t i = 0; i < fire; ++i) {
    const Climb* climb = free_climb(march, i);
    if (climb && climb->to > climb->from) return next_descent(march, fire).has_value();
  }
  return false;
}

void judge_pop_up(March& march, std::size_t fire) {
  if (is_pop_up(march, fire) && !may_pop_up(march.body))
    march.fault_since({"mobility-48", fire}, {*next_descent(march, fire), 0});
}

}  // namespace linesman::mobility
