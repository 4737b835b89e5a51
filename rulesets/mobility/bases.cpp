#include "mobility/bases.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"

namespace linesman::mobility {

namespace {

/// The stretches of a step on which other bases are overlapped; in a turn [0, 1] is the whole of it.
struct Meetings {
  std::vector<Contact> on_the_way;
  std::vector<Contact> at_ends;  ///< with where pieces of the same order end
};

std::vector<Contact> in_parts(std::vector<Contact> contacts, double whole) {
  if (whole <= 0) return contacts;
  for (Contact& c : contacts) {
    c.from = c.from / whole;
    c.to = c.to / whole;
  }
  return contacts;
}

Meetings meetings_on(const TracedStep& step) {
  if (const Leg* leg = facts_of<Leg>(step)) return {leg->met.contacts, leg->met.contacts_at_ends};
  if (const Climb* climb = facts_of<Climb>(step)) return {climb->met.contacts, climb->met.contacts_at_ends};
  if (const Turn* turn = facts_of<Turn>(step)) {
    const double whole = std::abs(turn->angle);
    return {in_parts(turn->met.contacts, whole), in_parts(turn->met.contacts_at_ends, whole)};
  }
  return {};
}

bool may_pass_through(const March& march, PieceIndex other) {
  return march.setting.options.friends_pass && march.game().friends(march.body.piece, other);
}

void overlap(March& march, PieceIndex other, std::size_t step, double s) {
  march.fault({"mobility-42", step, s, {}, march.game().piece(other).id});
}

/// Somebody who is neither on the table nor put there by this order is touched by nothing.
bool is_there(const March& march, PieceIndex other) {
  return march.has_start() || march.game().piece(other).on_table();
}

bool has_fault_with(const March& march, std::string_view rule, PieceIndex other, std::size_t step) {
  return std::any_of(march.faults.begin(), march.faults.end(), [&](const Found& f) {
    return f.rule == rule && f.step == step && f.with == march.game().piece(other).id;
  });
}

/// The last step that is no act.
std::size_t last_motion(const March& march) {
  std::size_t i = march.steps().size();
  while (i > 0 && facts_of<Act>(march.steps()[i - 1])) --i;
  return i == 0 ? 0 : i - 1;
}

}  // namespace

void meet_bases_at_start(March& march) {
  for (const PieceIndex other : march.trace.start.contacts)
    if (!may_pass_through(march, other) && !march.is_fellow(other)) overlap(march, other, 0, 0);
}

void meet_bases_on_step(March& march, std::size_t step) {
  const Meetings met = meetings_on(march.steps()[step]);
  const bool turning = facts_of<Turn>(march.steps()[step]) != nullptr;
  for (const Contact& c : met.on_the_way) {
    Overrun* overrun = march.overrun_of(c.piece);
    if (overrun) overrun->touched = true;
    if (overrun || may_pass_through(march, c.piece))
      march.no_stops.push_back({step, c.from, c.to, c.piece});
    else
      overlap(march, c.piece, step, turning ? 0 : c.from);
  }
  for (const Contact& c : met.at_ends)
    if (is_there(march, c.piece)) march.no_stops.push_back({step, c.from, c.to, c.piece});
}

void stand_clear_at_end(March& march) {
  const Spot end = march.end();
  for (const PieceIndex other : march.trace.end.contacts) {
    if (!is_there(march, other)) continue;
    const bool target = march.overrun_of(other) != nullptr;
    if (!target && has_fault_with(march, "mobility-42", other, last_motion(march))) continue;
    // No barrier: the path up to the overlap is as good as before it.
    march.faults.push_back({target ? "mobility-46" : "mobility-42",
                            end.step,
                            end.s,
                            {},
                            march.game().piece(other).id,
                            {},
                            target ? "fault" : "end"});
  }
}

}  // namespace linesman::mobility
