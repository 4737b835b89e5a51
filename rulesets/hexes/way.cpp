// The traced steps that a piece makes, and those of them that enter hexes.
#include "hexes/walk.h"
#include "movement/grid/hex_grid.h"

namespace linesman::hexes {

Way::Way(const Setting& setting_in, const HexOrder& order_in, const PieceTrace& trace_in, std::size_t steps)
    : setting(setting_in),
      order(order_in),
      trace(trace_in),
      counter(counter_of(setting_in.game, trace_in.piece)),
      steps_(steps) {
  find_entries();
  stop_at_event();
  if (false_step_) steps_ = entries_.back();
}

/// The steps that enter hexes, up to the first that leads to no neighbour.
void Way::find_entries() {
  for (std::size_t i = 0; i < steps_ && !false_step_; ++i) {
    const auto* entry = facts_of<HexEntry>(trace.steps[i]);
    if (!entry) continue;
    entries_.push_back(i);
    false_step_ = !entry->side;
  }
}

/// hexes-10: a piece with an event goes as far as the hex of the event.
void Way::stop_at_event() {
  const Event* event = order.event_of(trace.piece);
  if (trace.interruption != Interruption::none) {
    // The trace ends there already.
    if (steps_ < trace.steps.size()) return;
    const Blow blow = trace.interruption == Interruption::gone ? Blow::eliminated : event ? event->blow : Blow::stopped;
    event_ = Event{trace.piece, entries_.size(), blow};
    return;
  }
  if (!event || event->after > hexes_written()) return;
  event_ = *event;
  if (event->after > entries_.size()) return;
  steps_ = entries_[event->after - 1] + 1;
  entries_.resize(event->after);
  false_step_ = !entry(event->after - 1).side;
}

std::size_t Way::hexes_written() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < steps_; ++i)
    if (facts_of<HexEntry>(trace.steps[i])) ++count;
  return count;
}

Hex Way::end_hex() const {
  if (steps_ == 0) return trace.start.hex.value_or(piece().hex.value_or(Hex{}));
  const TracedStep& step = trace.steps[steps_ - 1];
  if (const auto* turn = facts_of<HexTurn>(step)) return turn->hex;
  return std::get<HexEntry>(step.facts).to;
}

PathPoint Way::whole_step(std::size_t step) const {
  const auto* entry = step < trace.steps.size() ? facts_of<HexEntry>(trace.steps[step]) : nullptr;
  return {step, entry ? entry->length : 0};
}

Finding Way::fault_of(std::string_view rule, std::size_t step) const {
  Finding fault{.rule = rule, .place = whole_step(step)};
  if (fault.place.s > 0)
    fault.at = HexGrid(*setting.game.table().hex).centre(std::get<HexEntry>(trace.steps[step].facts).to);
  return fault;
}

Finding Way::fault_before(std::string_view rule) const { return {.rule = rule, .stage = Stage::before_move}; }

}  // namespace linesman::hexes
