#include "mobility/way.h"

#include <algorithm>

#include "base/heading.h"

namespace linesman::mobility {

namespace {

bool is_fire(const TracedStep& step) {
  const Act* act = facts_of<Act>(step);
  return act && act_kind_of(act->name) == ActKind::fire;
}

/// mobility-14: pivots on one spot are one turn until the piece goes, climbs or fires.
InRun role_of(const TracedStep& step) {
  if (facts_of<Turn>(step)) return InRun::part;
  return facts_of<Act>(step) && !is_fire(step) ? InRun::between : InRun::end;
}

std::vector<WholeTurn> whole_turns(const PieceTrace& trace) {
  std::vector<WholeTurn> turns;
  for (const StepRun& run : runs_of(trace.steps.size(), [&](std::size_t i) { return role_of(trace.steps[i]); }))
    turns.push_back({run, angle_between(trace.steps[run.first].before.facing, trace.steps[run.last].after.facing)});
  return turns;
}

}  // namespace

Way::Way(const Setting& in, const MobilityOrder& read, const OrderedModel& mover, const Trace& all,
         const PieceTrace& traced, const Ground& on, const TracedWaters& over)
    : setting(in),
      order(read),
      ordered(mover),
      whole(all),
      trace(traced),
      ground(on),
      waters(over),
      turns(whole_turns(traced)) {}

Way::Way(const Way& way, const PieceTrace& cut)
    : Way(way.setting, way.order, way.ordered, way.whole, cut, way.ground, way.waters) {}

/// The areas and structures that hold the centre where a step begins.
const FeatureSet& Way::within_before(std::size_t step) const {
  while (step > 0)
    if (const Leg* leg = facts_of<Leg>(steps()[--step]))
      return leg->spans.empty() ? trace.start.within : leg->spans.back().within;
  return trace.start.within;
}

GroundUnderBase Way::at_start() const {
  const Stand& start = trace.start;
  return ground.place({start.ground, start.within, start.surface, {}, waters.at_start(start), start.pose.altitude});
}

GroundUnderBase Way::under(std::size_t step, const Turn& turn) const {
  return ground.place({turn.ground, within_before(step), turn.surface, turn.slope_feature, waters.in_turn(trace, step),
                       altitude_at(step)});
}

GroundUnderBase Way::under(std::size_t step, const Climb& climb) const {
  return ground.place({climb.ground,
                       within_before(step),
                       climb.surface,
                       {},
                       waters.on_climb(steps()[step]),
                       std::min(climb.from, climb.to)});
}

const WholeTurn* Way::turn_at(std::size_t step) const {
  if (step >= steps().size() || !facts_of<Turn>(steps()[step])) return nullptr;
  const auto it =
      std::find_if(turns.begin(), turns.end(), [&](const WholeTurn& t) { return t.first <= step && step <= t.last; });
  return it == turns.end() ? nullptr : &*it;
}

bool Way::is_act(std::size_t step, ActKind kind) const {
  const Act* act = facts_of<Act>(steps()[step]);
  return act && act_kind_of(act->name) == kind;
}

std::optional<std::size_t> Way::last_act(ActKind kind) const {
  if (steps().empty() || !is_act(steps().size() - 1, kind)) return std::nullopt;
  return steps().size() - 1;
}

PathPoint Way::end() const {
  if (steps().empty()) return {};
  return {steps().size() - 1, reported_s(steps().back(), extent_of(steps().back()))};
}

}  // namespace linesman::mobility
