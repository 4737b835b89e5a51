// Where it goes and how it faces: straight, forwards or backwards, steering and rotating.
#include <algorithm>

#include "base/tolerance.h"
#include "pips/clauses.h"

namespace linesman::pips {

// pips-2: with a feature named and no other route declared, every leg leads at it.
void straight_there(const Move& move, RulingBuilder& ruling) {
  const auto toward = move.order.members["toward"].text();
  if (!toward || move.order.members["route"].boolean().value_or(false)) return;
  for (const DrivenLeg& l : move.legs)
    if (l.leg->ahead && exceeds(*l.leg->ahead, 0))
      ruling.fault("pips-2", move.piece, l.step, 0, *l.leg->ahead, {}, *toward);
}

// pips-3
void forwards_or_backwards(const Move& move, RulingBuilder& ruling) {
  for (const DrivenLeg& l : move.legs)
    if (l.leg->manner == Manner::sideways) ruling.fault("pips-3", move.piece, l.step, 0, l.leg->length);
  for (std::size_t i = 0; i < move.trace.steps.size(); ++i)
    if (const auto* turn = std::get_if<Turn>(&move.trace.steps[i].facts); turn && !turn->on_the_spot)
      ruling.fault("pips-3", move.piece, i, 0, {}, {}, {}, "fault_wheeling");
}

namespace {

/// What is left of the degrees that may be bent at one place.
class SteeringCredit {
 public:
  SteeringCredit(double most, double inches_to_regain) : most_(most), inches_(inches_to_regain), left_(most) {}

  double at(double driven) {
    left_ = std::min(most_, left_ + most_ * (driven - driven_) / inches_);
    driven_ = driven;
    return left_;
  }
  void take(double degrees) { left_ = std::max(0.0, left_ - degrees); }

 private:
  double most_;
  double inches_;
  double left_;
  double driven_ = 0;
};

}  // namespace

// pips-4: bends need credit, and wheels do not turn on the spot.
void steering(const Move& move, RulingBuilder& ruling) {
  SteeringCredit credit(move.options.steer, move.figures.steering_inches);
  for (const Bend& t : move.bends) {
    if (!t.steering) {
      if (move.vehicle.on_wheels())
        ruling.fault("pips-4", move.piece, t.step, 0, {}, {{"degrees", t.degrees}, {"steer", move.options.steer}}, {},
                     t.leg_follows ? "fault_sharp" : "fault_rotating");
      continue;
    }
    const double left = credit.at(t.before);
    if (t.degrees > left + ANGLE_EPS)
      ruling.fault("pips-4", move.piece, t.step, 0, {}, {{"degrees", t.degrees}, {"credit", left}}, {}, "fault_credit");
    credit.take(t.degrees);
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
