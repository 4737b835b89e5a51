// pips-30: ground and pieces that the base overlaps where the first leg begins, and leaves for good.
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "pips/move.h"

namespace linesman::pips {

namespace {

bool contains_any(const FeatureSet& set, const FeatureSet& sections) {
  return std::any_of(sections.begin(), sections.end(), [&](FeatureIndex f) { return contains(set, f); });
}

/// No turn is between two legs, or only turns of 0 degrees.
bool no_turn_between(const Move& move, std::size_t from, std::size_t to) {
  for (std::size_t i = from + 1; i < to; ++i)
    if (const auto* turn = std::get_if<Turn>(&move.trace.steps[i].facts))
      if (!turn->on_the_spot || std::abs(turn->angle) > ANGLE_EPS) return false;
  return true;
}

/// The way straight on from the beginning of the first leg.
class WayOff {
 public:
  explicit WayOff(const Move& move) : move_(move) {}

  Exempt may_be_exempt() const;
  Exempt exempt() const;

 private:
  std::size_t first_step() const { return move_.legs.front().step; }
  std::size_t last_step() const { return move_.legs[move_.straight_legs - 1].step; }
  bool is_on(const Stretch& s) const { return s.step <= last_step(); }

  // `sections`: all sections of a thing.
  bool stands_on(const FeatureSet& sections) const;
  bool stands_on(PieceIndex piece) const;
  bool hinders(const FeatureSet& sections) const;
  bool hinders(PieceIndex piece) const;
  bool leads_off(const FeatureSet& sections) const;
  bool met_again(const FeatureSet& sections) const;
  bool recedes_from(PieceIndex piece) const;
  bool met_later(const FeatureSet& sections) const;
  bool met_later(PieceIndex piece) const;

  const Move& move_;
};

/// The base overlaps it where the first leg begins, and does not only touch it.
bool WayOff::stands_on(const FeatureSet& sections) const {
  if (first_step() == 0) return move_.is_on_any(move_.trace.start, sections);
  const auto* turn = std::get_if<Turn>(&move_.trace.steps[first_step() - 1].facts);
  return !turn || contains_any(turn->spans.back().ground, sections);
}

bool WayOff::stands_on(PieceIndex piece) const {
  if (first_step() == 0) return contains(move_.trace.start.contacts, piece);
  const Encounters* met = met_in(move_.trace.steps[first_step() - 1]);
  return !met || contains(met->at_end, piece);
}

/// It would be a fault or a crossing on the way off.
bool WayOff::hinders(const FeatureSet& sections) const {
  for (const Stretch& s : move_.stretches) {
    if (!is_on(s)) break;
    for (const Counted& c : *s.counted)
      if (contains(sections, c.feature)) return move_.access.would_hinder(c.rating);
  }
  return false;
}

bool WayOff::hinders(PieceIndex piece) const {
  return move_.game.friends(move_.piece, piece) || !may_drive_over(move_.options, move_.game.piece(piece));
}

/// On the stretch from the start the centre does not enter the thing, nor pass the line of an obstacle.
bool WayOff::leads_off(const FeatureSet& sections) const {
  const bool obstacle = class_of(move_.game.feature(sections.front()).kind) == FeatureClass::obstacle;
  for (const FeatureIndex f : sections)
    if (obstacle && contains(move_.vehicle.astride, move_.game.feature(f).id)) return false;
  bool was_within = true;
  for (const Stretch& s : move_.stretches) {
    if (!is_on(s) || !s.is_on_any(sections)) break;
    const bool within = contains_any(s.span->within, sections);
    if (within && !was_within) return false;
    was_within = within;
    if (!obstacle) continue;
    for (const Crossing& c : move_.leg_of(s.step)->leg->crossings)
      if (contains(sections, c.feature) && c.over && !c.from_section && !exceeds(s.from, *c.over) &&
          !exceeds(*c.over, s.to))
        return false;
  }
  return true;
}

/// The base meets it again on the way off, after the stretch from the start.
bool WayOff::met_again(const FeatureSet& sections) const {
  bool off = false;
  for (const Stretch& s : move_.stretches) {
    if (!is_on(s)) break;
    const bool on = s.is_on_any(sections);
    if (on && off) return true;
    off = off || !on;
  }
  return false;
}

/// The base goes away from the piece: one that does so at first does so all along.
bool WayOff::recedes_from(PieceIndex piece) const {
  const Leg& leg = *move_.legs.front().leg;
  const Vec apart = leg.from - move_.game.piece(piece).pose.at;
  return !exceeds(0, dot(apart, leg.to - leg.from));
}

/// A step after the way off meets it, or the base overlaps it at the end.
bool WayOff::met_later(const FeatureSet& sections) const {
  for (const Stretch& s : move_.stretches)
    if (!is_on(s) && s.is_on_any(sections)) return true;
  for (std::size_t i = last_step() + 1; i < move_.trace.steps.size(); ++i)
    if (const auto* turn = std::get_if<Turn>(&move_.trace.steps[i].facts)) {
      const FeatureSet covered = move_.covered_of(turn->ground, turn->ever_uncovered);
      for (const FeatureIndex f : sections)
        if (contains(turn->ground, f) && !contains(covered, f)) return true;
    }
  return move_.is_on_any(move_.trace.end, sections);
}

bool WayOff::met_later(PieceIndex piece) const {
  for (std::size_t i = last_step() + 1; i < move_.trace.steps.size(); ++i)
    if (const Encounters* met = met_in(move_.trace.steps[i]))
      if (std::any_of(met->contacts.begin(), met->contacts.end(), [&](const Contact& c) { return c.piece == piece; }))
        return true;
  return contains(move_.trace.end.contacts, piece);
}

Exempt WayOff::may_be_exempt() const {
  Exempt left;
  FeatureSet under = move_.legs.front().leg->spans.front().ground;
  std::sort(under.begin(), under.end());
  FeatureSet seen;
  for (const FeatureIndex f : under) {
    const FeatureSet sections = move_.sections_of(f);
    if (contains(seen, sections.front()) || !move_.stretches.front().is_on(f)) continue;
    seen.push_back(sections.front());
    if (!hinders(sections) || !stands_on(sections) || !leads_off(sections)) continue;
    left.named.push_back(f);
    for (const FeatureIndex section : sections) left.features.push_back(section);
  }
  for (const Contact& c : move_.legs.front().leg->met.contacts)
    if (!exceeds(c.from, 0) && hinders(c.piece) && stands_on(c.piece) && recedes_from(c.piece))
      left.pieces.push_back(c.piece);
  return left;
}

Exempt WayOff::exempt() const {
  Exempt left;
  for (const FeatureIndex f : move_.may_be_exempt.named) {
    const FeatureSet sections = move_.sections_of(f);
    if (met_again(sections) || met_later(sections)) continue;
    left.named.push_back(f);
    for (const FeatureIndex section : sections) left.features.push_back(section);
  }
  for (const PieceIndex p : move_.may_be_exempt.pieces)
    if (!met_later(p)) left.pieces.push_back(p);
  return left;
}

}  // namespace

std::size_t legs_straight_on(const Move& move) {
  std::size_t legs = move.legs.empty() ? 0 : 1;
  while (legs > 0 && legs < move.legs.size()) {
    const DrivenLeg& before = move.legs[legs - 1];
    const DrivenLeg& next = move.legs[legs];
    if (std::abs(turn_between(before.leg->heading, next.leg->heading)) > ANGLE_EPS) break;
    if (!no_turn_between(move, before.step, next.step)) break;
    ++legs;
  }
  return legs;
}

Exempt may_be_exempt_on(const Move& move) { return move.legs.empty() ? Exempt{} : WayOff(move).may_be_exempt(); }

Exempt exempt_on(const Move& move) { return move.legs.empty() ? Exempt{} : WayOff(move).exempt(); }

}  // namespace linesman::pips
