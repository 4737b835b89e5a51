// How near a piece comes to the enemy, and what stops it there: drill-36 to 41.
#include <algorithm>
#include <cmath>

#include "drill/clauses.h"

namespace linesman::drill {

namespace {

bool is_enemy(const Way& way, PieceIndex other) {
  return way.game().enemies(way.troop.piece, other) && way.setting.troop(other) && !way.group.contains(other);
}

bool is_routed(const Way& way, PieceIndex enemy) { return way.setting.troop(enemy)->routed; }

Figures with(const Way& way, PieceIndex enemy) { return {{"with", label(way.game().piece(enemy))}}; }

/// The place where an enemy is first too near.
struct TooNear {
  PathPoint place;
  std::optional<double> limit;  ///< inches; nothing where the bases overlap and no distance is watched
};

std::map<PieceIndex, TooNear> too_near(const Way& way, const Approach& approach) {
  std::map<PieceIndex, TooNear> found;
  const auto note = [&](PieceIndex enemy, PathPoint place, std::optional<double> limit) {
    if (!is_enemy(way, enemy) || (!approach.routed_too && is_routed(way, enemy))) return;
    TooNear& first = found.try_emplace(enemy, TooNear{place, limit}).first->second;
    first.place = std::min(first.place, place);
    if (limit) first.limit = limit;
  };
  for (std::size_t i = 0; i < way.steps().size(); ++i) {
    const TracedStep& step = way.steps()[i];
    const Encounters* others = met_in(step);
    if (!others) continue;
    for (const Near& n : others->near)
      if (approach.watch == n.watch) note(n.piece, {i, reported_s(step, n.from)}, n.threshold);
    for (const Contact& c : others->contacts) note(c.piece, {i, reported_s(step, c.from)}, {});
  }
  return found;
}

double gap_to(const std::vector<Gap>& gaps, PieceIndex piece) {
  const auto it = std::find_if(gaps.begin(), gaps.end(), [&](const Gap& g) { return g.piece == piece; });
  return it == gaps.end() ? HUGE_VAL : it->distance;
}

double least_gap(const Way& way, PieceIndex enemy) {
  double least = HUGE_VAL;
  for (const TracedStep& step : way.steps())
    if (const Encounters* others = met_in(step)) least = std::min(least, gap_to(others->least_gaps, enemy));
  return least;
}

// drill-36 to 39: one fault for each enemy.
void not_too_near(const Way& way, const Approach& approach, Findings& found) {
  for (const auto& [enemy, where] : too_near(way, approach)) {
    const bool by_degree = where.limit && exceeds(*where.limit, 0);
    const double gap = by_degree ? std::min(*where.limit, least_gap(way, enemy)) : 0;
    const auto excess = by_degree ? std::optional(way.setting.bd(*where.limit - gap)) : std::nullopt;
    found.fault({.rule = approach.rule,
                 .place = where.place,
                 .excess = excess,
                 .figures = {{"gap", Value(way.setting.bd(gap))}},
                 .with = way.id_of(enemy),
                 .says = by_degree ? "fault" : "fault_overlap"});
  }
}

/// The enemy was so far away at the start that coming nearer counts as meeting it.
bool was_far(const Way& way, PieceIndex enemy) {
  return is_enemy(way, enemy) && !is_routed(way, enemy) &&
         !exceeds(way.setting.inches(way.tables().battle_contact), gap_to(way.trace.start.gaps, enemy));
}

/// The piece comes nearer to the enemy, at any moment, than it was at the start.
bool is_met(const Way& way, PieceIndex enemy) {
  const auto is_near = [&](const TracedStep& step) {
    const Encounters* others = met_in(step);
    return others &&
           std::any_of(others->near.begin(), others->near.end(), [&](const Near& n) { return n.piece == enemy; });
  };
  return std::any_of(way.steps().begin(), way.steps().end(), is_near) ||
         exceeds(gap_to(way.trace.start.gaps, enemy), gap_to(way.trace.end.gaps, enemy));
}

/// An enemy that counts for the piece.
bool is_minded(const Way& way, bool routed_too, PieceIndex other) {
  return is_enemy(way, other) && (routed_too || !is_routed(way, other));
}

/// The first step after this one that moves the piece, or the number of steps.
std::size_t next_move(const Way& way, std::size_t step) {
  std::size_t i = step + 1;
  while (i < way.steps().size() && !met_in(way.steps()[i])) ++i;
  return i;
}

/// The next step that moves the piece begins within battle contact of this enemy.
bool stays_near(const Way& way, std::size_t step, PieceIndex enemy) {
  const std::size_t next = next_move(way, step);
  if (next == way.steps().size()) return true;
  const auto& near = met_in(way.steps()[next])->near;
  return std::any_of(near.begin(), near.end(), [&](const Near& n) {
    return n.watch == Watches::battle_contact && n.piece == enemy && n.from <= EPS;
  });
}

// drill-36: a piece that has met an enemy does not get away again in the same order.
void not_away_again(const Way& way, Findings& found) {
  PieceSet reported;
  for (std::size_t i = 0; i < way.steps().size(); ++i) {
    const TracedStep& step = way.steps()[i];
    const Encounters* others = met_in(step);
    if (!others) continue;
    for (const Near& n : others->near) {
      if (n.watch != Watches::battle_contact || !was_far(way, n.piece)) continue;
      if (std::find(reported.begin(), reported.end(), n.piece) != reported.end()) continue;
      const bool leaves_here = exceeds(extent_of(step), n.to);
      if (!leaves_here && stays_near(way, i, n.piece)) continue;
      const PathPoint place = leaves_here ? PathPoint{i, reported_s(step, n.to)} : PathPoint{next_move(way, i), 0};
      reported.push_back(n.piece);
      found.fault({.rule = "drill-36", .place = place, .with = way.id_of(n.piece), .says = "fault_away"});
    }
  }
}

void set_contact(const Way& way, std::string_view rule, const std::string& on, ContactState contact, Findings& found) {
  found.change(status(rule, on, "contact", name_of(contact)));
  if (contact != ContactState::none) found.change(status(rule, on, "contact_turn", Value(way.game().turn())));
}

void stop_before(const Way& way, std::string_view rule, ContactState contact, PieceIndex enemy, Findings& found) {
  set_contact(way, rule, way.id(), contact, found);
  found.change(status(rule, way.id(), "order", name_of(StandingOrder::none)));
  found.change(status(rule, way.id(), "moving", Value(false)));
  found.remark({rule, with(way, enemy)});
}

// drill-36 at the end. Returns whether an enemy stops the piece.
bool battle_contact(const Way& way, Findings& found) {
  bool stopped = false;
  for (const Gap& g : way.trace.end.gaps) {
    if (!is_minded(way, false, g.piece) || !is_met(way, g.piece)) continue;
    if (!exceeds(way.setting.inches(way.tables().battle_contact), g.distance)) continue;
    stop_before(way, "drill-36", ContactState::battle, g.piece, found);
    if (way.setting.troop(g.piece)->contact != ContactState::battle)
      set_contact(way, "drill-36", way.id_of(g.piece), ContactState::battle, found);
    stopped = true;
  }
  return stopped;
}

// drill-37 and drill-39 at the end. Returns whether an enemy stops the piece.
bool halt(const Way& way, const Approach& approach, Findings& found) {
  bool stopped = false;
  for (const Gap& g : way.trace.end.gaps) {
    if (!is_minded(way, approach.routed_too, g.piece) || !is_met(way, g.piece)) continue;
    if (exceeds(g.distance, way.setting.inches(way.tables().halt))) continue;
    stop_before(way, approach.rule, ContactState::halt, g.piece, found);
    stopped = true;
  }
  return stopped;
}

/// The piece meets no enemy, and the enemies that have stopped it are still near enough for that.
bool keeps_contact(const Way& way, bool routed_too) {
  double nearest = HUGE_VAL;
  for (const Gap& g : way.trace.end.gaps) {
    if (!is_minded(way, routed_too, g.piece)) continue;
    if (is_met(way, g.piece)) return false;
    nearest = std::min(nearest, g.distance);
  }
  const double battle = way.setting.inches(way.tables().battle_contact);
  if (way.troop.contact == ContactState::battle) return exceeds(battle, nearest);
  return !exceeds(nearest, way.setting.inches(way.tables().halt));
}

// drill-36 to 39: ends the contact of a piece that no enemy stops.
void contact_ends(const Way& way, std::string_view rule, bool routed_too, Findings& found) {
  if (way.troop.contact != ContactState::none && !keeps_contact(way, routed_too))
    set_contact(way, rule, way.id(), ContactState::none, found);
}

// drill-36: ends the contact of an enemy from which this piece moves away, when no other piece is near it.
void contact_of_enemies_ends(const Way& way, Findings& found) {
  const double battle = way.setting.inches(way.tables().battle_contact);
  for (const StandingPiece& enemy : way.group.trace.standing) {
    if (!is_enemy(way, enemy.piece) || way.setting.troop(enemy.piece)->contact != ContactState::battle) continue;
    if (!exceeds(battle, gap_to(way.trace.start.gaps, enemy.piece))) continue;
    const bool held = std::any_of(enemy.gaps.begin(), enemy.gaps.end(), [&](const Gap& g) {
      return way.game().enemies(enemy.piece, g.piece) && way.setting.troop(g.piece) && exceeds(battle, g.distance);
    });
    if (!held) set_contact(way, "drill-36", way.id_of(enemy.piece), ContactState::none, found);
  }
}

// drill-38 at the end
void may_charge(const Way& way, Findings& found) {
  for (const Gap& g : way.trace.end.gaps)
    if (is_enemy(way, g.piece) && !is_routed(way, g.piece) &&
        exceeds(way.setting.inches(way.tables().may_charge), g.distance))
      found.remark({"drill-38", with(way, g.piece)});
}

// drill-41
void routed_enemies(const Way& way, Findings& found) {
  PieceSet touched;
  const auto touch = [&](PieceIndex p) {
    const bool counts = is_enemy(way, p) && is_routed(way, p);
    if (counts && std::find(touched.begin(), touched.end(), p) == touched.end()) touched.push_back(p);
  };
  for (const TracedStep& step : way.steps())
    if (const Encounters* others = met_in(step))
      for (const Contact& c : others->contacts) touch(c.piece);
  for (const Gap& g : way.trace.end.gaps)
    if (!exceeds(g.distance, 0)) touch(g.piece);
  for (const PieceIndex p : touched) found.remark({"drill-41", with(way, p)});
}

}  // namespace

std::optional<Approach> approach_of(Arm arm, Formation formation) {
  using Ends = Approach::Ends;
  switch (arm) {
    case Arm::infantry: return Approach{"drill-36", Ends::in_contact, Watches::infantry_limit};
    case Arm::cavalry:
      if (formation == Formation::screen || formation == Formation::manoeuvre_column)
        return Approach{"drill-37", Ends::halted, Watches::halt_limit};
      return Approach{"drill-38", Ends::free_to_charge};
    case Arm::artillery: break;
  }
  if (formation != Formation::limbered) return std::nullopt;
  return Approach{"drill-39", Ends::halted, Watches::halt_limit, true};
}

bool enemies(const Way& way, Findings& found) {
  if (!way.goes_or_turns()) return false;
  const auto approach = approach_of(way.troop.arm, way.manoeuvre.formation);
  const bool routed_too = approach && approach->routed_too;
  contact_of_enemies_ends(way, found);
  if (way.troop.arm != Arm::artillery) routed_enemies(way, found);
  bool stopped = false;
  if (approach) {
    not_too_near(way, *approach, found);
    switch (approach->ends) {
      case Approach::Ends::in_contact:
        not_away_again(way, found);
        stopped = battle_contact(way, found);
        break;
      case Approach::Ends::halted: stopped = halt(way, *approach, found); break;
      case Approach::Ends::free_to_charge: may_charge(way, found); break;
    }
  }
  if (!stopped) contact_ends(way, approach ? approach->rule : "drill-39", routed_too, found);
  return stopped;
}

std::vector<ShownGap> gaps_to_enemies(const Way& way, const Findings& found) {
  const auto approach = approach_of(way.troop.arm, way.manoeuvre.formation);
  if (!approach || !way.goes_or_turns()) return {};
  const Tables& t = way.tables();
  const double near = way.setting.inches(std::max({t.infantry_limit, t.battle_contact, t.halt_limit}));
  std::vector<ShownGap> gaps;
  for (const Gap& g : way.trace.end.gaps) {
    if (!is_enemy(way, g.piece) || !exceeds(near, g.distance)) continue;
    if (is_routed(way, g.piece) && !approach->routed_too) continue;
    const bool minded = std::any_of(found.faults.begin(), found.faults.end(),
                                    [&](const Finding& f) { return f.with == way.id_of(g.piece); });
    gaps.push_back({way.troop.piece, g.piece, g.distance, !minded});
  }
  return gaps;
}

}  // namespace linesman::drill
