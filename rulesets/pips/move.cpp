#include "pips/move.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman::pips {

namespace {

void add_leg(Move& move, std::size_t step, const Leg& leg) {
  if (!exceeds(leg.length, 0)) return;
  const double before = move.measured[step].before;
  move.legs.push_back({step, &leg, before});
  for (const MetStretch& met : met_stretches(move.whole_trace.request, move.trace.steps[step]))
    move.stretches.push_back({met, step, before + met.from, leg.manner == Manner::reverse});
}

/// pips-4: the degrees that may be steered at one place.
class SteeringCredit {
 public:
  SteeringCredit(double first, double most, double inches_to_regain)
      : most_(most), inches_(inches_to_regain), left_(first) {}

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

SteeringCredit credit_of(const Move& move) {
  return {steering_at_start(move.options, move.vehicle), move.options.steer, move.figures.steering_inches};
}

/// Degrees of a sum of pivots, the shorter way round.
double shorter_way(double sum) { return std::abs(turn_between(0, normalised(sum))); }

/// The turns of a way: pivots until a leg.
std::vector<Bend> bends_of(const Move& move) {
  const auto& steps = move.trace.steps;
  const auto role = [&](std::size_t i) {
    if (const auto* turn = facts_of<Turn>(steps[i]); turn && turn->kind == TurnKind::pivot) return InRun::part;
    return move.leg_of(i) ? InRun::end : InRun::between;
  };
  SteeringCredit credit = credit_of(move);
  std::vector<Bend> bends;
  for (const StepRun& run : runs_of(steps.size(), role)) {
    double sum = 0;
    for (std::size_t i = run.first; i <= run.last; ++i)
      if (role(i) == InRun::part) sum += std::get<Turn>(steps[i].facts).angle;
    Bend bend{run.first, shorter_way(sum), move.measured[run.first].before};
    if (bend.degrees <= ANGLE_EPS) continue;
    bend.leg_follows = !move.legs.empty() && move.legs.back().step > run.last;
    bend.credit = credit.at(bend.before);
    bend.steering =
        bend.leg_follows && bend.degrees <= move.options.steer + ANGLE_EPS && bend.degrees <= bend.credit + ANGLE_EPS;
    if (bend.steering) credit.take(bend.degrees);
    bends.push_back(bend);
  }
  return bends;
}

std::optional<double> inches_to_first_crossed(const Move& move) {
  const RatingSet crossed = ratings_where([&](Rating r) { return move.crosses(r); });
  for (const Stretch& s : move.stretches)
    if (s.counted->holds_any(crossed)) return s.before;
  return std::nullopt;
}

}  // namespace

double steering_at_start(const Options& options, const Vehicle& vehicle) {
  return vehicle.fully_tracked() && !options.standing_turn_is_free ? options.standing_slack : options.steer;
}

bool may_drive_over(const Options& options, const Piece& enemy) {
  if (options.enemies != DrivenOver::infantry) return options.enemies == DrivenOver::all;
  const auto troop = enemy.traits["troop"].text();
  return troop && *troop != "vehicle" && *troop != "gun" && *troop != "artillery";
}

Move::Move(const RulesetData& data_in, const MovementFigures& figures_in, const Game& game_in,
           const Options& options_in, const Order& order_in, Action action_in, const Vehicle& vehicle_in,
           const Trace& trace_in)
    : data(data_in),
      figures(figures_in),
      game(game_in),
      order(order_in),
      whole_trace(trace_in),
      trace(trace_in.pieces.at(0)),
      piece(trace.piece),
      vehicle(vehicle_in),
      options(options_in),
      action(action_in),
      measured(trace.steps, Measures::legs) {
  read_trace();
}

Move::Move(const Move& whole, const PieceTrace& cut)
    : data(whole.data),
      figures(whole.figures),
      game(whole.game),
      order(whole.order),
      whole_trace(whole.whole_trace),
      trace(cut),
      piece(whole.piece),
      vehicle(whole.vehicle),
      options(whole.options),
      action(whole.action),
      measured(cut.steps, Measures::legs),
      ground_(whole.ground_),
      rotating_dice_of_order_(whole.rotating_dice()),
      drives_in_order_(!whole.legs.empty() || whole.drives_in_order_) {
  read_trace();
}

void Move::settle_access(int driving_dice) {
  access = {vehicle, options, driving_dice, figures.rough_dice};
  for (std::size_t i = 0; i < columns_.size(); ++i) columns_[i] = access.column(static_cast<Rating>(i));
}

void Move::lay_ground() {
  if (!ground_) {
    std::vector<CountedGround> ground;
    ground.reserve(stretches.size());
    for (const Stretch& s : stretches) ground.push_back(counted_on(s.span->ground, s.covered, s.span->surface));
    ground_ = std::make_shared<const std::vector<CountedGround>>(std::move(ground));
  }
  for (std::size_t i = 0; i < stretches.size(); ++i) stretches[i].counted = &ground_->at(i);
}

void Move::leave_out_exempt() {
  for (Stretch& s : stretches)
    if (std::any_of(s.counted->begin(), s.counted->end(), [&](const Counted& c) { return is_exempt(c.feature); }))
      s.counted = &without_exempt_.emplace_back(s.counted->without(exempt.features));
}

void Move::read_trace() {
  for (std::size_t i = 0; i < trace.steps.size(); ++i)
    if (const auto* leg = facts_of<Leg>(trace.steps[i])) add_leg(*this, i, *leg);
  bends = bends_of(*this);
  settle_access(driving_dice());
  lay_ground();
  straight_legs = legs_straight_on(*this);
  may_be_exempt = may_be_exempt_on(*this);
  exempt = exempt_on(*this);
  leave_out_exempt();
  crosses_from = inches_to_first_crossed(*this);
  if (drives_with_low_die()) settle_access(1);
  only_reverse = !legs.empty() && std::all_of(legs.begin(), legs.end(),
                                              [](const DrivenLeg& l) { return l.leg->manner == Manner::reverse; });
}

int Move::action_dice() const { return figures.dice_of(action); }

int Move::rotating_dice() const {
  if (rotating_dice_of_order_) return *rotating_dice_of_order_;
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

Roll Move::driving(const Roll& rolled) const {
  return drives_with_low_die() && rolled.dice() > 1 ? Roll{{rolled.low()}} : rolled;
}

bool Move::is_exempt(FeatureIndex feature) const { return contains(exempt.features, feature); }

bool Move::is_exempt(std::size_t step, const Contact& contact) const {
  return std::holds_alternative<Leg>(trace.steps[step].facts) && contains(exempt.pieces, contact.piece);
}

bool Move::may_leave(PieceIndex other) const { return contains(may_be_exempt.pieces, other); }

const DrivenLeg* Move::leg_of(std::size_t step) const {
  const auto it = std::find_if(legs.begin(), legs.end(), [&](const DrivenLeg& l) { return l.step == step; });
  return it == legs.end() ? nullptr : &*it;
}

bool Move::is_on_any(const Stand& stand, const FeatureSet& sections) const {
  return std::any_of(sections.begin(), sections.end(),
                     [&](FeatureIndex f) { return stands_on(whole_trace.request, stand, f); });
}

namespace {

/// At the beginning of a turn, or at its end, the base is on any of these sections.
bool is_on_any_in(const Move& move, const Turn& turn, const FeatureSet& sections, bool at_end) {
  if (turn.spans.empty()) return false;
  const Span& span = at_end ? turn.spans.back() : turn.spans.front();
  const double s = at_end ? span.to : span.from;
  FeatureSet uncovered;
  for (const Uncovered& u : turn.uncovered)
    if (!exceeds(u.from, s) && !exceeds(s, u.to)) uncovered.push_back(u.feature);
  const FeatureSet covered = move.covered_of(span.ground, uncovered);
  return std::any_of(sections.begin(), sections.end(),
                     [&](FeatureIndex f) { return contains(span.ground, f) && !contains(covered, f); });
}

}  // namespace

bool turns_into(const Move& move, std::size_t step, FeatureIndex feature) {
  const auto& turn = std::get<Turn>(move.trace.steps[step].facts);
  if (!contains(turn.ground, feature)) return false;
  const FeatureSet sections = move.sections_of(feature);
  if (!turn.spans.empty() && !is_on_any_in(move, turn, sections, false)) return true;
  for (std::size_t i = step; i-- > 0;) {
    if (std::holds_alternative<Leg>(move.trace.steps[i].facts)) {
      const auto last =
          std::find_if(move.stretches.rbegin(), move.stretches.rend(), [&](const Stretch& s) { return s.step == i; });
      if (last == move.stretches.rend()) continue;  // of no length
      return std::none_of(sections.begin(), sections.end(), [&](FeatureIndex f) { return last->is_on(f); });
    }
    if (const auto* before = std::get_if<Turn>(&move.trace.steps[i].facts))
      return !is_on_any_in(move, *before, sections, true);
  }
  return !move.is_on_any(move.trace.start, sections);
}

CountedGround counted_in_turn(const Move& move, const Turn& turn) {
  return move.counted_on(turn.ground, move.covered_of(turn.ground, turn.ever_uncovered), turn.surface);
}

}  // namespace linesman::pips
