// pips-30: what the base stands on where the first leg begins, and leaves for good.
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "pips/move.h"

namespace linesman::pips {

namespace {

/// Nothing between two legs but turns that are none.
bool no_turn_between(const Move& move, std::size_t from, std::size_t to) {
  for (std::size_t i = from + 1; i < to; ++i)
    if (const auto* turn = std::get_if<Turn>(&move.trace.steps[i].facts))
      if (!turn->on_the_spot || std::abs(turn->angle) > ANGLE_EPS) return false;
  return true;
}

/// The way straight on from where the first leg begins.
class WayOff {
 public:
  explicit WayOff(const Move& move) : move_(move) {}

  LeftBehind leavable() const;
  LeftBehind forgiven() const;

 private:
  std::size_t first_step() const { return move_.legs.front().step; }
  std::size_t last_step() const { return move_.legs[move_.straight_legs - 1].step; }
  bool is_on(const Stretch& s) const { return s.step <= last_step(); }

  bool stands_on(FeatureIndex feature) const;
  bool stands_on(PieceIndex piece) const;
  bool hinders(FeatureIndex feature) const;
  bool hinders(PieceIndex piece) const;
  bool leads_off(FeatureIndex feature) const;
  bool met_again(FeatureIndex feature) const;
  bool recedes_from(PieceIndex piece) const;
  bool met_later(FeatureIndex feature) const;
  bool met_later(PieceIndex piece) const;

  const Move& move_;
};

/// Overlapped where the first leg begins, not only touched.
bool WayOff::stands_on(FeatureIndex feature) const {
  if (first_step() == 0) return contains(move_.trace.start.ground, feature);
  const auto* turn = std::get_if<Turn>(&move_.trace.steps[first_step() - 1].facts);
  return !turn || contains(turn->spans.back().ground, feature);
}

bool WayOff::stands_on(PieceIndex piece) const {
  if (first_step() == 0) return contains(move_.trace.start.contacts, piece);
  const Encounters* met = met_in(move_.trace.steps[first_step() - 1]);
  return !met || contains(met->at_end, piece);
}

/// Where it counts on the way off it would be a fault or a crossing.
bool WayOff::hinders(FeatureIndex feature) const {
  for (const Stretch& s : move_.stretches) {
    if (!is_on(s)) break;
    for (const Counted& c : *s.going)
      if (c.feature == feature) return move_.access.would_hinder(c.rating);
  }
  return false;
}

bool WayOff::hinders(PieceIndex piece) const {
  return move_.game.friends(move_.piece, piece) || !may_drive_over(move_, piece);
}

/// On the stretch from the start the way does not lead in, nor over the line of an obstacle.
bool WayOff::leads_off(FeatureIndex feature) const {
  const bool obstacle = class_of(move_.game.feature(feature).kind) == FeatureClass::obstacle;
  if (obstacle && contains(move_.vehicle.astride, move_.game.feature(feature).id)) return false;
  bool was_within = true;
  for (const Stretch& s : move_.stretches) {
    if (!is_on(s) || !contains(s.span->ground, feature)) break;
    const bool within = contains(s.span->within, feature);
    if (within && !was_within) return false;
    was_within = within;
    if (!obstacle) continue;
    for (const Crossing& c : move_.leg_of(s.step)->leg->crossings)
      if (c.feature == feature && c.over && !exceeds(s.from, *c.over) && !exceeds(*c.over, s.to)) return false;
  }
  return true;
}

/// After the stretch from the start, on the way off.
bool WayOff::met_again(FeatureIndex feature) const {
  bool off = false;
  for (const Stretch& s : move_.stretches) {
    if (!is_on(s)) break;
    const bool on = contains(s.span->ground, feature);
    if (on && off) return true;
    off = off || !on;
  }
  return false;
}

/// A base that recedes at first recedes all along.
bool WayOff::recedes_from(PieceIndex piece) const {
  const Leg& leg = *move_.legs.front().leg;
  const Vec apart = leg.from - move_.game.piece(piece).pose.at;
  return !exceeds(0, dot(apart, leg.to - leg.from));
}

/// Overlapped by a step after the way off, or at the end.
bool WayOff::met_later(FeatureIndex feature) const {
  for (const Stretch& s : move_.stretches)
    if (!is_on(s) && contains(s.span->ground, feature)) return true;
  for (std::size_t i = last_step() + 1; i < move_.trace.steps.size(); ++i)
    if (const auto* turn = std::get_if<Turn>(&move_.trace.steps[i].facts))
      if (contains(turn->ground, feature)) return true;
  return contains(move_.trace.end.ground, feature);
}

bool WayOff::met_later(PieceIndex piece) const {
  for (std::size_t i = last_step() + 1; i < move_.trace.steps.size(); ++i)
    if (const Encounters* met = met_in(move_.trace.steps[i]))
      if (std::any_of(met->contacts.begin(), met->contacts.end(), [&](const Contact& c) { return c.piece == piece; }))
        return true;
  return contains(move_.trace.end.contacts, piece);
}

LeftBehind WayOff::leavable() const {
  LeftBehind left;
  for (const FeatureIndex f : move_.legs.front().leg->spans.front().ground)
    if (hinders(f) && stands_on(f) && leads_off(f)) left.features.push_back(f);
  for (const Contact& c : move_.legs.front().leg->met.contacts)
    if (!exceeds(c.from, 0) && hinders(c.piece) && stands_on(c.piece) && recedes_from(c.piece))
      left.pieces.push_back(c.piece);
  return left;
}

LeftBehind WayOff::forgiven() const {
  LeftBehind left;
  for (const FeatureIndex f : move_.leavable.features)
    if (!met_again(f) && !met_later(f)) left.features.push_back(f);
  for (const PieceIndex p : move_.leavable.pieces)
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

LeftBehind leavable_on(const Move& move) { return move.legs.empty() ? LeftBehind{} : WayOff(move).leavable(); }

LeftBehind forgiven_on(const Move& move) { return move.legs.empty() ? LeftBehind{} : WayOff(move).forgiven(); }

}  // namespace linesman::pips
