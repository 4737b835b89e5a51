#include "drill/enemies.h"

#include <algorithm>
#include <cmath>

namespace linesman::drill {

namespace {

bool is_enemy(const Way& way, PieceIndex other) {
  return way.game().enemies(way.troop.piece, other) && way.setting.troop(other) && !way.group.contains(other);
}

bool is_routed(const Way& way, PieceIndex enemy) { return way.setting.troop(enemy)->routed; }

Figures with(const Way& way, PieceIndex enemy) { return {{"with", Value(label(way.game().piece(enemy)))}}; }

/// The clause of a piece: how near it goes, and to whom that applies.
struct Approach {
  enum class Ends { in_contact, halted, free_to_charge };
  std::string_view rule;
  Ends ends = Ends::in_contact;
  std::optional<std::size_t> watch = {};  ///< nothing: until it touches
  bool routed_too = false;
};

std::optional<Approach> approach_of(const Way& way) {
  using Ends = Approach::Ends;
  const Formation f = way.manoeuvre.formation;
  switch (way.troop.arm) {
    case Arm::infantry: return Approach{"drill-36", Ends::in_contact, Watches::infantry_limit};
    case Arm::cavalry:
      if (f == Formation::screen || f == Formation::manoeuvre_column)
        return Approach{"drill-37", Ends::halted, Watches::halt_limit};
      return Approach{"drill-38", Ends::free_to_charge};
    case Arm::artillery: break;
  }
  if (f != Formation::limbered) return std::nullopt;
  return Approach{"drill-39", Ends::halted, Watches::halt_limit, true};
}

/// Where an enemy is first too near.
struct TooNear {
  PathPoint place;
  std::optional<double> limit;  ///< inches; nothing when it is only overlapped
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
      if (approach.watch == n.watch) note(n.piece, {i, told_s(step, n.from)}, n.threshold);
    for (const Contact& c : others->contacts) note(c.piece, {i, told_s(step, c.from)}, {});
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

bool is_met(const Way& way, PieceIndex enemy) {
  return is_enemy(way, enemy) && !is_routed(way, enemy) &&
         !exceeds(way.setting.inches(way.tables().battle_contact), gap_to(way.trace.start.gaps, enemy));
}

/// The first step after this one that moves the piece, or the number of steps.
std::size_t next_move(const Way& way, std::size_t step) {
  std::size_t i = step + 1;
  while (i < way.steps().size() && !met_in(way.steps()[i])) ++i;
  return i;
}

/// The next step that moves the piece goes on as near to this enemy.
bool stays_near(const Way& way, std::size_t step, PieceIndex enemy) {
  const std::size_t next = next_move(way, step);
  if (next == way.steps().size()) return true;
  const auto& near = met_in(way.steps()[next])->near;
  return std::any_of(near.begin(), near.end(), [&](const Near& n) {
    return n.watch == Watches::battle_contact && n.piece == enemy && n.from <= EPS;
  });
}

// drill-36: who has met an enemy does not get away again in the same order.
void not_away_again(const Way& way, Findings& found) {
  PieceSet told;
  for (std::size_t i = 0; i < way.steps().size(); ++i) {
    const TracedStep& step = way.steps()[i];
    const Encounters* others = met_in(step);
    if (!others) continue;
    for (const Near& n : others->near) {
      if (n.watch != Watches::battle_contact || !is_met(way, n.piece)) continue;
      if (std::find(told.begin(), told.end(), n.piece) != told.end()) continue;
      const bool leaves_here = exceeds(extent_of(step), n.to);
      if (!leaves_here && stays_near(way, i, n.piece)) continue;
      const PathPoint place = leaves_here ? PathPoint{i, told_s(step, n.to)} : PathPoint{next_move(way, i), 0};
      told.push_back(n.piece);
      found.fault({.rule = "drill-36", .place = place, .with = way.id_of(n.piece), .says = "fault_away"});
    }
  }
}

void stop_before(const Way& way, std::string_view rule, ContactState contact, PieceIndex enemy, Findings& found) {
  found.change(status(rule, way.id(), "contact", name_of(contact)));
  found.change(status(rule, way.id(), "order", name_of(StandingOrder::none)));
  found.change(status(rule, way.id(), "moving", Value(false)));
  found.remark({rule, with(way, enemy)});
}

// drill-36 at the end. Whether an enemy stops the piece.
bool battle_contact(const Way& way, Findings& found) {
  bool stopped = false;
  for (const Gap& g : way.trace.end.gaps) {
    if (!is_enemy(way, g.piece) || is_routed(way, g.piece)) continue;
    if (!exceeds(way.setting.inches(way.tables().battle_contact), g.distance)) continue;
    stop_before(way, "drill-36", ContactState::battle, g.piece, found);
    found.change(status("drill-36", way.id_of(g.piece), "contact", name_of(ContactState::battle)));
    stopped = true;
  }
  return stopped;
}

// drill-37 and drill-39 at the end. Whether an enemy stops the piece.
bool halt(const Way& way, const Approach& approach, Findings& found) {
  bool stopped = false;
  for (const Gap& g : way.trace.end.gaps) {
    if (!is_enemy(way, g.piece) || (!approach.routed_too && is_routed(way, g.piece))) continue;
    if (exceeds(g.distance, way.setting.inches(way.tables().halt))) continue;
    stop_before(way, approach.rule, ContactState::halt, g.piece, found);
    stopped = true;
  }
  return stopped;
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

bool enemies(const Way& way, Findings& found) {
  if (!way.goes_or_turns()) return false;
  const auto approach = approach_of(way);
  found.change(status(approach ? approach->rule : "drill-39", way.id(), "contact", name_of(ContactState::none)));
  if (way.troop.arm != Arm::artillery) routed_enemies(way, found);
  if (!approach) return false;
  not_too_near(way, *approach, found);
  switch (approach->ends) {
    case Approach::Ends::in_contact: not_away_again(way, found); return battle_contact(way, found);
    case Approach::Ends::halted: return halt(way, *approach, found);
    case Approach::Ends::free_to_charge: break;
  }
  may_charge(way, found);
  return false;
}

std::vector<ShownGap> gaps_to_enemies(const Way& way, const Findings& found) {
  const auto approach = approach_of(way);
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
