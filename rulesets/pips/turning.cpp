// Direction and facing: straight to a point, forwards or backwards, steering and rotating. pips-2 to 4 and 14.
#include <algorithm>

#include "base/tolerance.h"
#include "pips/clauses.h"

namespace linesman::pips {

namespace {

/// Inches along a leg to where it leaves the feature named. A surface with its sections is left by the centre that
/// began on it, any other feature by the base.
std::optional<double> leaves(const Move& move, FeatureIndex named, const DrivenLeg& driven) {
  const FeatureClass kind = class_of(move.game.feature(named).kind);
  if (kind == FeatureClass::relief) return std::nullopt;
  const bool surface = kind == FeatureClass::surface;
  std::vector<Part> parts;
  for (const Watched& watched : move.trace.steps[driven.step].watched) {
    if (!move.whole_trace.are_one(watched.feature, named)) continue;
    const std::vector<Part>& of_it = surface ? watched.centre : watched.base;
    parts.insert(parts.end(), of_it.begin(), of_it.end());
  }
  std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.from < b.from; });
  if (parts.empty() || (surface && exceeds(parts.front().from, 0))) return std::nullopt;
  double to = parts.front().to;
  for (const Part& part : parts)
    if (!exceeds(part.from, to)) to = std::max(to, part.to);
  return exceeds(driven.leg->length, to) ? std::optional(to) : std::nullopt;
}

/// pips-2, with `past_point: stop`
void stop_past_point(const Move& move, FeatureIndex toward, RulingBuilder& ruling) {
  for (const DrivenLeg& l : move.legs)
    if (const auto s = leaves(move, toward, l))
      ruling.fault("pips-2", move.piece, l.step, *s, l.leg->length - *s, {}, move.game.feature(toward).id,
                   "fault_past");
}

}  // namespace

std::optional<FeatureIndex> leads_to(const Game& game, const Order& order) {
  const auto toward = order.members["toward"].text();
  if (!toward || order.members["route"].boolean().value_or(false)) return std::nullopt;
  return game.find_feature(*toward);
}

// pips-2: with a feature named and no other route declared, every leg leads to it.
void straight_there(const Move& move, RulingBuilder& ruling) {
  const auto toward = leads_to(move.game, move.order);
  if (!toward) return;
  for (const DrivenLeg& l : move.legs)
    if (l.leg->ahead && exceeds(*l.leg->ahead, 0))
      ruling.fault("pips-2", move.piece, l.step, 0, *l.leg->ahead, {}, move.game.feature(*toward).id);
  if (move.options.stop_past_point) stop_past_point(move, *toward, ruling);
}

// pips-3
void forwards_or_backwards(const Move& move, RulingBuilder& ruling) {
  for (const DrivenLeg& l : move.legs)
    if (l.leg->manner == Manner::sideways) ruling.fault("pips-3", move.piece, l.step, 0, l.leg->length);
  for (std::size_t i = 0; i < move.trace.steps.size(); ++i)
    if (const auto* turn = std::get_if<Turn>(&move.trace.steps[i].facts); turn && !turn->on_the_spot)
      ruling.fault("pips-3", move.piece, i, 0, {}, {}, {}, "fault_wheeling");
}

// pips-4: only full tracks turn more than they can steer; for them it is a rotation (pips-14).
void steering(const Move& move, RulingBuilder& ruling) {
  if (!move.vehicle.on_wheels()) return;
  for (const Bend& t : move.bends) {
    if (t.steering) continue;
    const bool sharp = t.degrees > move.options.steer + ANGLE_EPS;
    ruling.fault("pips-4", move.piece, t.step, 0, {},
                 {{"degrees", t.degrees}, {"steer", move.options.steer}, {"credit", t.credit}}, {},
                 !t.leg_follows ? "fault_rotating"
                 : sharp        ? "fault_sharp"
                                : "fault_credit");
  }
}

// pips-14: rotations use dice of the action.
void rotating_on_the_tracks(const Move& move, RulingBuilder& ruling) {
  if (!move.vehicle.fully_tracked()) return;
  int used = 0;
  for (const Bend& t : move.bends) {
    if (t.steering) continue;
    const int before = used;
    used += move.figures.dice_for_rotation(t.degrees);
    if (used > move.action_dice() && before <= move.action_dice())
      ruling.fault("pips-14", move.piece, t.step, 0, {},
                   {{"degrees", t.degrees}, {"used", used}, {"dice", move.action_dice()}}, {}, "fault_rotating");
  }
  if (move.no_die_left())
    ruling.fault("pips-14", move.piece, move.legs.front().step, 0, {}, {{"dice", move.action_dice()}}, {},
                 "fault_no_die");
}

}  // namespace linesman::pips
