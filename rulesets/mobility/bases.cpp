#include "mobility/bases.h"

#include <algorithm>

namespace linesman::mobility {

namespace {

bool may_pass_through(const Way& way, PieceIndex other) {
  return way.setting.options.friends_pass && way.game().friends(way.model().piece, other);
}

/// Pieces that are neither on the table nor put there by this order are not there.
bool is_there(const Way& way, PieceIndex other) { return way.has_start() || way.game().piece(other).on_table(); }

void run_into(const Way& way, PieceIndex other, PathPoint place, OtherBases& bases, Findings& found) {
  found.fault({.rule = "mobility-42", .place = place, .with = way.game().piece(other).id});
  bases.run_into(place.step, other);
}

/// mobility-51: who gets in is aboard at the end, and in nobody's way.
bool gets_in(const Way& way, PieceIndex piece) {
  return std::any_of(way.order.models.begin(), way.order.models.end(),
                     [&](const OrderedModel& m) { return m.model.piece == piece && m.gets_into; });
}

/// The last step that is no act.
std::size_t last_motion(const Way& way) {
  std::size_t i = way.steps().size();
  while (i > 0 && facts_of<Act>(way.steps()[i - 1])) --i;
  return i == 0 ? 0 : i - 1;
}

}  // namespace

void meet_bases_at_start(const Way& way, OtherBases& bases, Findings& found) {
  for (const PieceIndex other : way.trace.start.contacts)
    if (!may_pass_through(way, other) && !way.is_ordered_too(other)) run_into(way, other, {}, bases, found);
}

void meet_bases_on_step(const Way& way, std::size_t step, OtherBases& bases, Findings& found) {
  const TracedStep& traced = way.steps()[step];
  for (const Contact& c : met_in(traced)->contacts) {
    auto* overrun = bases.overrun_of(c.piece);
    if (overrun) overrun->touched = true;
    if (!overrun && !may_pass_through(way, c.piece))
      run_into(way, c.piece, {step, told_s(traced, c.from)}, bases, found);
  }
}

void stand_clear_at_end(const Way& way, OtherBases& bases, Findings& found) {
  if (way.last_act(ActKind::embark)) return;
  for (const PieceIndex other : way.trace.end.contacts) {
    if (!is_there(way, other) || gets_in(way, other)) continue;
    const bool target = bases.overrun_of(other) != nullptr;
    if (!target && bases.was_run_into(last_motion(way), other)) continue;
    found.fault({.rule = target ? "mobility-46" : "mobility-42",
                 .place = way.end(),
                 .with = way.game().piece(other).id,
                 .says = target ? "fault" : "end",
                 .stage = Stage::at_end});
  }
}

}  // namespace linesman::mobility
