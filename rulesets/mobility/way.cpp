#include "mobility/way.h"

#include <algorithm>

#include "base/heading.h"

namespace linesman::mobility {

namespace {

bool is_fire(const TracedStep& step) {
  const Act* act = facts_of<Act>(step);
  return act && act_kind_of(act->name) == ActKind::fire;
}

/// Pivots on one spot are one turn until the piece goes, climbs or fires (mobility-14).
std::vector<WholeTurn> whole_turns(const PieceTrace& trace) {
  std::vector<WholeTurn> turns;
  bool open = false;
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    const TracedStep& step = trace.steps[i];
    if (facts_of<Turn>(step)) {
      if (!open) turns.push_back({i, i, 0});
      WholeTurn& turn = turns.back();
      turn.last = i;
      turn.angle = angle_between(trace.steps[turn.first].before.facing, step.after.facing);
      open = true;
    } else if (!facts_of<Act>(step) || is_fire(step)) {
      open = false;
    }
  }
  return turns;
}

}  // namespace

Way::Way(const Setting& in, const MobilityOrder& read, const OrderedModel& who, const Trace& all,
         const PieceTrace& traced, const Ground& on)
    : setting(in), order(read), ordered(who), whole(all), trace(traced), ground(on), turns(whole_turns(traced)) {}

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
  return {steps().size() - 1, told_s(steps().back(), extent_of(steps().back()))};
}

}  // namespace linesman::mobility
