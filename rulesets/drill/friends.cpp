// Friends on the way, and where a piece may not stay: drill-33 to 35.
#include <algorithm>

#include "base/heading.h"
#include "drill/clauses.h"

namespace linesman::drill {

namespace {

/// The direction in which pieces meet: a heading, or nothing in a turn.
using Travel = std::optional<double>;

/// drill-34: whether a formation is an obstacle to a piece that travels in that direction.
bool blocks(const Tables& t, const Troop& troop, Formation formation, double facing, Travel travel) {
  if (troop.arm == Arm::artillery) return troop.dense;
  if (formation == Formation::line) return !travel || folded_angle(*travel, facing) <= t.line_front + ANGLE_EPS;
  if (formation == Formation::manoeuvre_column)
    return !travel || folded_angle(*travel, facing) > t.column_flank + ANGLE_EPS;
  return false;
}

Travel travel_in(const TracedStep& step) {
  const Leg* leg = facts_of<Leg>(step);
  return leg ? Travel(leg->heading) : std::nullopt;
}

/// A friend that the order does not move and that the piece did not overlap at the start; else nullptr.
const Troop* friend_met(const Way& way, PieceIndex other) {
  const bool counts =
      way.game().friends(way.troop.piece, other) && !way.overlapped_at_start(other) && !way.group.contains(other);
  return counts ? way.setting.troop(other) : nullptr;
}

/// On this step, on which one piece goes into the place of the other, either blocks the other.
bool block_on(const Way& way, const TracedStep& step, Formation formation, const Troop& mate) {
  const Tables& t = way.tables();
  const Travel travel = travel_in(step);
  return blocks(t, mate, mate.formation, way.game().piece(mate.piece).pose.facing, travel) ||
         blocks(t, way.troop, formation, step.before.facing, travel);
}

using ContactsOf = std::vector<Contact> Encounters::*;

const Contact* contact_on(const TracedStep& step, ContactsOf contacts, PieceIndex other) {
  const Encounters* others = met_in(step);
  if (!others) return nullptr;
  const auto& all = others->*contacts;
  const auto it = std::find_if(all.begin(), all.end(), [&](const Contact& c) { return c.piece == other; });
  return it == all.end() ? nullptr : &*it;
}

bool comes_into(const PieceTrace& trace, ContactsOf contacts, PieceIndex other) {
  return std::any_of(trace.steps.begin(), trace.steps.end(),
                     [&](const TracedStep& step) { return contact_on(step, contacts, other) != nullptr; });
}

/// The first step that moves the piece; nullptr when there is none.
const TracedStep* first_move(const PieceTrace& trace) {
  const auto it = std::find_if(trace.steps.begin(), trace.steps.end(), [](const TracedStep& s) { return met_in(s); });
  return it == trace.steps.end() ? nullptr : &*it;
}

/// The piece moves, and overlaps the other from the beginning of its first move.
bool begins_in(const PieceTrace& trace, PieceIndex other) {
  const TracedStep* first = first_move(trace);
  const Contact* contact = first ? contact_on(*first, &Encounters::contacts_at_starts, other) : nullptr;
  return contact && !exceeds(contact->from, 0);
}

/// The two overlap from the start.
bool overlap_at_start(const PieceTrace& a, const PieceTrace& b) {
  return begins_in(a, b.piece) && (begins_in(b, a.piece) || !first_move(b));
}

// drill-33: two pieces of one order.
bool go_through_each_other(const PieceTrace& a, const PieceTrace& b) {
  if (overlap_at_start(a, b) || overlap_at_start(b, a)) return false;
  const bool a_into_b = comes_into(a, &Encounters::contacts_at_starts, b.piece);
  const bool b_into_a = comes_into(b, &Encounters::contacts_at_starts, a.piece);
  return (a_into_b && b_into_a) || (a_into_b && comes_into(a, &Encounters::contacts_at_ends, b.piece)) ||
         (b_into_a && comes_into(b, &Encounters::contacts_at_ends, a.piece));
}

// drill-34: a piece of the same order that goes or turns counts as moving.
bool in_disorder_with(const Way& way, const PieceTrace& other, const Troop& mate) {
  const bool mate_moves = first_move(other) || mate.moving;
  if (first_move(way.trace) && mate_moves) return true;
  if (first_move(other) && way.troop.moving) return true;
  return std::any_of(way.steps().begin(), way.steps().end(), [&](const TracedStep& step) {
    return contact_on(step, &Encounters::contacts_at_starts, mate.piece) &&
           block_on(way, step, way.manoeuvre.formation, mate);
  });
}

/// Adds the friends of the same order, named later, that the piece goes through, each with whether that makes Mobs of
/// both.
void add_companions(const Way& way, std::map<PieceIndex, bool>& met) {
  const auto& pieces = way.group.pieces;
  auto it = std::find(pieces.begin(), pieces.end(), way.troop.piece);
  for (++it; it < pieces.end(); ++it) {
    const PieceTrace& other = *way.group.trace.of(*it);
    const Troop& mate = *way.setting.troop(*it);
    if (way.game().friends(way.troop.piece, *it) && go_through_each_other(way.whole.trace, other))
      met[*it] = in_disorder_with(way, other, mate);
  }
}

/// Friends that the piece goes through, each with whether it falls into disorder.
std::map<PieceIndex, bool> gone_through(const Way& way) {
  std::map<PieceIndex, bool> met;
  for (const TracedStep& step : way.steps()) {
    const Encounters* others = met_in(step);
    if (!others) continue;
    for (const Contact& c : others->contacts)
      if (const Troop* mate = friend_met(way, c.piece))
        met[c.piece] |= mate->moving || block_on(way, step, way.manoeuvre.formation, *mate);
  }
  add_companions(way, met);
  return met;
}

}  // namespace

// drill-33 and drill-34
void through_friends(const Way& way, Findings& found) {
  for (const auto& [mate, in_disorder] : gone_through(way)) {
    found.remark({in_disorder ? "drill-34" : "drill-33", {{"with", label(way.game().piece(mate))}}});
    if (!in_disorder) continue;
    found.change(status("drill-34", way.id(), "formation", name_of(Formation::mob)));
    found.change(status("drill-34", way.id_of(mate), "formation", name_of(Formation::mob)));
  }
}

// drill-35
void not_in_anothers_place(const Way& way, Findings& found) {
  for (const PieceIndex other : way.trace.end.contacts)
    if (way.setting.troop(other) && (way.game().friends(way.troop.piece, other) || way.group.contains(other)))
      found.fault(
          {.rule = "drill-35", .place = way.end(), .with = way.id_of(other), .stage = Stage::at_end, .chosen = true});
}

}  // namespace linesman::drill
