#include "pips/move.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman::pips {

namespace {

void add_leg(Move& move, Ratings& ratings, std::size_t step, const Leg& leg) {
  if (!exceeds(leg.length, 0)) return;
  move.legs.push_back({step, &leg, move.driven});
  for (const Span& span : leg.spans)
    move.stretches.push_back({step, span.from, span.to, move.driven + span.from, leg.manner == Manner::reverse, &span,
                              going(ratings, span.ground, span.surface)});
  move.driven += leg.length;
}

// pips-4: what is bent while driving, not turned on the spot.
bool is_steering(const Bend& bend, double steer) { return bend.leg_follows && bend.degrees <= steer + ANGLE_EPS; }

/// Degrees of a sum of pivots the shorter way.
double shorter_way(double sum) { return std::abs(turn_between(0, normalised(sum))); }

class BendReader {
 public:
  explicit BendReader(Move& move) : move_(move) {}

  void pivot(std::size_t step, double angle) {
    if (!open_) {
      bend_ = {step, 0, move_.driven, false, false};
      sum_ = 0;
      open_ = true;
    }
    sum_ += angle;
  }

  void close(bool leg_follows) {
    if (!open_) return;
    open_ = false;
    bend_.degrees = shorter_way(sum_);
    if (bend_.degrees <= ANGLE_EPS) return;
    bend_.leg_follows = leg_follows;
    bend_.steering = is_steering(bend_, move_.options.steer);
    move_.bends.push_back(bend_);
  }

 private:
  Move& move_;
  Bend bend_;
  double sum_ = 0;
  bool open_ = false;
};

}  // namespace

Move::Move(const RulesetData& data_in, const MovementFigures& figures_in, const Game& game_in, const Order& order_in,
           Action action_in, const Vehicle& vehicle_in, const PieceTrace& trace_in)
    : data(data_in),
      figures(figures_in),
      game(game_in),
      order(order_in),
      trace(trace_in),
      piece(trace_in.piece),
      vehicle(vehicle_in),
      options(read_options(data_in, game_in)),
      action(action_in) {
  BendReader turns(*this);
  Ratings ratings(data, game);
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    const StepFacts& facts = trace.steps[i].facts;
    if (const auto* leg = std::get_if<Leg>(&facts)) {
      if (exceeds(leg->length, 0)) turns.close(true);
      add_leg(*this, ratings, i, *leg);
    } else if (const auto* turn = std::get_if<Turn>(&facts); turn && turn->kind == TurnKind::pivot) {
      turns.pivot(i, turn->angle);
    }
  }
  turns.close(false);
  access = {vehicle, options, driving_dice(), figures.rough_dice};
  only_reverse = !legs.empty() && std::all_of(legs.begin(), legs.end(),
                                              [](const DrivenLeg& l) { return l.leg->manner == Manner::reverse; });
}

int Move::action_dice() const { return action == Action::free ? 0 : figures.dice.at(static_cast<std::size_t>(action)); }

int Move::rotating_dice() const {
  if (!vehicle.fully_tracked()) return 0;
  int dice = 0;
  for (const Bend& t : bends)
    if (!t.steering) dice += figures.dice_for_rotation(t.degrees);
  return dice;
}

int Move::driving_dice() const { return std::max(0, action_dice() - rotating_dice()); }

bool Move::rotates() const {
  return std::any_of(bends.begin(), bends.end(), [](const Bend& t) { return !t.steering; });
}

bool Move::crosses() const {
  return std::any_of(stretches.begin(), stretches.end(), [&](const Stretch& s) {
    return std::any_of(s.going.begin(), s.going.end(), [&](const Counted& c) { return crosses(c.rating); });
  });
}

const DrivenLeg* Move::leg_of(std::size_t step) const {
  const auto it = std::find_if(legs.begin(), legs.end(), [&](const DrivenLeg& l) { return l.step == step; });
  return it == legs.end() ? nullptr : &*it;
}

double Move::driven_at(std::size_t step, double s) const {
  if (const DrivenLeg* l = leg_of(step)) return l->before + s;
  double before = 0;
  for (const DrivenLeg& l : legs)
    if (l.step < step) before = l.before + l.leg->length;
  return before;
}

Going going_of_turn(const Move& move, const Turn& turn) {
  return going(move.data, move.game, turn.ground, turn.surface);
}

}  // namespace linesman::pips
