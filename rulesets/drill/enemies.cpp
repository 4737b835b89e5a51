// How near one comes to the enemy, and what stops there.
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "drill/clauses.h"

namespace linesman::drill {

namespace {

bool is_routed(const March& march, PieceIndex enemy) { return troop_of(march.game(), enemy)->routed; }

bool is_enemy(const March& march, PieceIndex other) {
  return march.game().enemies(march.troop.piece, other) && troop_of(march.game(), other) && !march.is_fellow(other);
}

/// The clause of a piece: how near it goes, and to whom that applies.
struct Approach {
  std::string_view rule;
  std::optional<std::size_t> watch;  ///< nothing: until it touches
  bool routed_too = false;
};

std::optional<Approach> approach_of(const March& march) {
  const std::string& f = march.manoeuvre.formation;
  switch (march.troop.arm) {
    case Arm::infantry: return Approach{"drill-36", Watches::infantry_limit, false};
    case Arm::cavalry:
      if (f == "screen" || f == "manoeuvre-column") return Approach{"drill-37", Watches::halt_limit, false};
      return Approach{"drill-38", {}, false};
    case Arm::artillery: break;
  }
  if (f != "limbered") return std::nullopt;
  return Approach{"drill-39", Watches::halt_limit, true};
}

/// Where an enemy is first too near.
struct TooNear {
  Spot spot;
  std::optional<double> limit;  ///< inches; nothing when it is only overlapped
};

bool is_before(const Spot& a, const Spot& b) { return a.step < b.step || (a.step == b.step && a.s < b.s); }

std::map<PieceIndex, TooNear> too_near(const March& march, const Approach& approach) {
  std::map<PieceIndex, TooNear> found;
  const auto note = [&](PieceIndex enemy, Spot spot, std::optional<double> limit) {
    if (!is_enemy(march, enemy) || (!approach.routed_too && is_routed(march, enemy))) return;
    const auto it = found.try_emplace(enemy, TooNear{spot, limit}).first;
    if (is_before(spot, it->second.spot)) it->second.spot = spot;
    if (limit) it->second.limit = limit;
  };
  for (std::size_t i = 0; i < march.steps().size(); ++i) {
    const TracedStep& step = march.steps()[i];
    const Encounters* others = met_in(step);
    if (!others) continue;
    for (const Near& n : others->near)
      if (approach.watch == n.watch) note(n.piece, {i, place_in(step, n.from)}, n.threshold);
    for (const Contact& c : others->contacts) note(c.piece, {i, place_in(step, c.from)}, {});
  }
  return found;
}

double least_gap(const March& march, PieceIndex enemy) {
  double least = HUGE_VAL;
  for (const TracedStep& step : march.steps())
    if (const Encounters* others = met_in(step))
      for (const Gap& g : others->least_gaps)
        if (g.piece == enemy) least = std::min(least, g.distance);
  return least;
}

/// drill-36 to 39: one fault for each enemy.
void not_too_near(March& march, const Approach& approach) {
  for (const auto& [enemy, where] : too_near(march, approach)) {
    const bool by_degree = where.limit && exceeds(*where.limit, 0);
    const double gap = by_degree ? std::min(*where.limit, least_gap(march, enemy)) : 0;
    const auto excess = by_degree ? std::optional(march.setting.bd(*where.limit - gap)) : std::optional<double>();
    march.fault({approach.rule,
                 where.spot,
                 excess,
                 march.id_of(enemy),
                 by_degree ? "fault" : "fault_overlap",
                 {{"gap", Value(march.setting.bd(gap))}}});
  }
}

double start_gap(const March& march, PieceIndex enemy) {
  for (const Gap& g : march.trace.start.gaps)
    if (g.piece == enemy) return g.distance;
  return HUGE_VAL;
}

bool is_met(const March& march, PieceIndex enemy) {
  return is_enemy(march, enemy) && !is_routed(march, enemy) &&
         !exceeds(march.setting.inches(march.tables().battle_contact), start_gap(march, enemy));
}

/// The next step that moves the piece goes on as near to this enemy.
bool stays_near(const March& march, std::size_t step, PieceIndex enemy) {
  for (std::size_t i = step + 1; i < march.steps().size(); ++i) {
    const Encounters* others = met_in(march.steps()[i]);
    if (!others) continue;
    return std::any_of(others->near.begin(), others->near.end(), [&](const Near& n) {
      return n.watch == Watches::battle_contact && n.piece == enemy && n.from <= EPS;
    });
  }
  return true;
}

/// The first step after this one that moves the piece.
std::size_t next_move(const March& march, std::size_t step) {
  std::size_t i = step + 1;
  while (i < march.steps().size() && !met_in(march.steps()[i])) ++i;
  return i;
}

// drill-36: who has met an enemy does not get away again in the same order.
void not_away_again(March& march) {
  PieceSet told;
  for (std::size_t i = 0; i < march.steps().size(); ++i) {
    const TracedStep& step = march.steps()[i];
    const Encounters* others = met_in(step);
    if (!others) continue;
    for (const Near& n : others->near) {
      if (n.watch != Watches::battle_contact || !is_met(march, n.piece)) continue;
      if (std::find(told.begin(), told.end(), n.piece) != told.end()) continue;
      const bool leaves_here = exceeds(extent_of(step), n.to);
      if (!leaves_here && stays_near(march, i, n.piece)) continue;
      const Spot spot = leaves_here ? Spot{i, place_in(step, n.to)} : Spot{next_move(march, i), 0};
      told.push_back(n.piece);
      march.fault({"drill-36", spot, {}, march.id_of(n.piece), "fault_away"});
    }
  }
}

void stop_before(March& march, std::string_view rule, std::string_view contact, PieceIndex enemy) {
  march.is_stopped = true;
  march.set_own(rule, "contact", Value(contact));
  march.set_own(rule, "order", Value("none"));
  march.set_own(rule, "moving", Value(false));
  march.note(rule, {{"with", Value(label(march.game().piece(enemy)))}});
}

// drill-36 at the end
void battle_contact(March& march) {
  not_away_again(march);
  for (const Gap& g : march.trace.end.gaps) {
    if (!is_enemy(march, g.piece) || is_routed(march, g.piece)) continue;
    if (!exceeds(march.setting.inches(march.tables().battle_contact), g.distance)) continue;
    stop_before(march, "drill-36", "battle", g.piece);
    march.set("drill-36", march.id_of(g.piece), "contact", Value("battle"));
  }
}

// drill-37 and drill-39 at the end
void halt(March& march, const Approach& approach) {
  for (const Gap& g : march.trace.end.gaps)
    if (is_enemy(march, g.piece) && (approach.routed_too || !is_routed(march, g.piece)) &&
        !exceeds(g.distance, march.setting.inches(march.tables().halt)))
      stop_before(march, approach.rule, "halt", g.piece);
}

// drill-38 at the end
void may_charge(March& march) {
  for (const Gap& g : march.trace.end.gaps)
    if (is_enemy(march, g.piece) && !is_routed(march, g.piece) &&
        exceeds(march.setting.inches(march.tables().may_charge), g.distance))
      march.note("drill-38", {{"with", Value(label(march.game().piece(g.piece)))}});
}

// drill-41
void routed_enemies(March& march) {
  PieceSet touched;
  const auto touch = [&](PieceIndex p) {
    const bool counts = is_enemy(march, p) && is_routed(march, p);
    if (counts && std::find(touched.begin(), touched.end(), p) == touched.end()) touched.push_back(p);
  };
  for (const TracedStep& step : march.steps())
    if (const Encounters* others = met_in(step))
      for (const Contact& c : others->contacts) touch(c.piece);
  for (const Gap& g : march.trace.end.gaps)
    if (!exceeds(g.distance, 0)) touch(g.piece);
  for (const PieceIndex p : touched) march.note("drill-41", {{"with", Value(label(march.game().piece(p)))}});
}

}  // namespace

void enemies(March& march) {
  if (!march.goes_or_turns()) return;
  const auto approach = approach_of(march);
  march.set_own(approach ? approach->rule : "drill-39", "contact", Value("none"));
  if (march.troop.arm != Arm::artillery) routed_enemies(march);
  if (!approach) return;
  not_too_near(march, *approach);
  if (approach->rule == "drill-36") battle_contact(march);
  if (approach->rule == "drill-37" || approach->rule == "drill-39") halt(march, *approach);
  if (approach->rule == "drill-38") may_charge(march);
}

std::vector<ShownGap> gaps_to_enemies(const March& march) {
  const auto approach = approach_of(march);
  if (!approach || !march.goes_or_turns()) return {};
  const Tables& t = march.tables();
  const double near = march.setting.inches(std::max({t.infantry_limit, t.battle_contact, t.halt_limit}));
  std::vector<ShownGap> gaps;
  for (const Gap& g : march.trace.end.gaps) {
    if (!is_enemy(march, g.piece) || !exceeds(near, g.distance)) continue;
    if (is_routed(march, g.piece) && !approach->routed_too) continue;
    const bool minded = std::any_of(march.faults.begin(), march.faults.end(),
                                    [&](const Found& f) { return f.with == march.id_of(g.piece); });
    gaps.push_back({march.troop.piece, g.piece, g.distance, !minded});
  }
  return gaps;
}

}  // namespace linesman::drill
