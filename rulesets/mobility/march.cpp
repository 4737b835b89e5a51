#include "mobility/march.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman::mobility {

void March::stop_before(Spot spot) {
  if (const WholeTurn* turn = turn_at(spot.step)) spot = {turn->first, 0};
  if (!barrier || spot < *barrier) barrier = spot;
}

void March::fault_since(Found found, Spot since) {
  faults.push_back(std::move(found));
  stop_before(since);
}

void March::fault(Found found) {
  const Spot place{found.step, found.s};
  fault_since(std::move(found), place);
}

bool March::is_fellow(PieceIndex other) const {
  return std::any_of(whole.pieces.begin(), whole.pieces.end(), [&](const PieceTrace& t) { return t.piece == other; });
}

Overrun* March::overrun_of(PieceIndex target) {
  const auto it = std::find_if(overruns.begin(), overruns.end(), [&](const Overrun& o) { return o.target == target; });
  return it == overruns.end() ? nullptr : &*it;
}

const WholeTurn* March::turn_at(std::size_t step) const {
  if (step >= steps().size() || !facts_of<Turn>(steps()[step])) return nullptr;
  const auto it =
      std::find_if(turns.begin(), turns.end(), [&](const WholeTurn& t) { return t.first <= step && step <= t.last; });
  return it == turns.end() ? nullptr : &*it;
}

std::optional<std::size_t> March::last_act(std::string_view name) const {
  if (steps().empty() || !is_act(steps().back(), name)) return std::nullopt;
  return steps().size() - 1;
}

Spot March::end() const {
  if (steps().empty()) return {};
  return {steps().size() - 1, length_of(steps().back())};
}

double length_of(const TracedStep& step) {
  if (const Leg* leg = facts_of<Leg>(step)) return leg->length;
  if (const Climb* climb = facts_of<Climb>(step)) return std::abs(climb->to - climb->from);
  return 0;
}

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
    } else if (!facts_of<Act>(step) || is_act(step, "fire")) {
      open = false;
    }
  }
  return turns;
}

}  // namespace linesman::mobility
