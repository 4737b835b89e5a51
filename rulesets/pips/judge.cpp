// The order of judging (section 3), and the furthest point of a path at which stopping would be legal.
#include <algorithm>
#include <functional>

#include "base/tolerance.h"
#include "movement/cut_trace.h"
#include "pips/clauses.h"
#include "rules/furthest_search.h"

namespace linesman::pips {

namespace {

/// The faults of a path that ends earlier, with the dice of the whole order.
using FaultsOfCut = std::function<std::vector<Fault>(const PieceTrace& cut)>;

/// The features that the base overlaps just after a place of a leg: a vehicle that stops there has not left them.
const FeatureSet& ground_after(const PieceTrace& whole, PathPoint point) {
  const auto& leg = std::get<Leg>(whole.steps[point.step].facts);
  for (const Span& span : leg.spans)
    if (exceeds(span.to, point.s)) return span.ground;
  for (std::size_t i = point.step + 1; i < whole.steps.size(); ++i) {
    if (const auto* next = std::get_if<Leg>(&whole.steps[i].facts)) return next->spans.front().ground;
    if (const auto* turn = std::get_if<Turn>(&whole.steps[i].facts)) return turn->spans.front().ground;
  }
  return whole.end.ground;
}

PieceTrace cut_on_leg(const PieceTrace& whole, PathPoint point) {
  PieceTrace cut = cut_at(whole, point);
  const FeatureSet& after = ground_after(whole, point);
  for (const FeatureIndex f : std::get<Leg>(cut.steps.back().facts).spans.back().ground)
    if (contains(after, f)) cut.end.ground.push_back(f);
  for (const Uncovered& u : std::get<Leg>(whole.steps[point.step].facts).uncovered)
    if (!exceeds(u.from, point.s) && !exceeds(point.s, u.to) && contains(cut.end.ground, u.feature))
      cut.end.uncovered.push_back(u.feature);
  return cut;
}

/// Inches driven up to the first fault that every longer way has too.
double first_fault(const Move& move, const std::vector<Fault>& faults) {
  double limit = move.driven();
  for (const Fault& f : faults)
    if (f.stage != Stage::at_end) limit = std::min(limit, move.measured.gone_at({f.place.step, f.place.s}));
  return limit;
}

class Search {
 public:
  /// No cut of more than `longest` inches is legal.
  Search(const Move& move, double longest, const FaultsOfCut& faults_of)
      : move_(move), longest_(longest), faults_of_(faults_of) {}

  std::vector<double> places_on(std::size_t step) const {
    const DrivenLeg* leg = move_.leg_of(step);
    if (!leg || !exceeds(longest_, leg->before)) return {};
    const double most = longest_ - leg->before;
    std::vector<double> places = critical_points(*leg->leg, {most});
    std::erase_if(places, [&](double s) { return exceeds(s, most); });
    places.erase(places.begin());
    return places;
  }

  /// Where a cut is not legal the places of its own faults are tried next: within a stretch a shorter way differs only
  /// in its length.
  std::optional<PathPoint> legal_in(std::size_t step, double before, double place) const {
    while (exceeds(place, before)) {
      const PieceTrace cut = cut_on_leg(move_.trace, {step, place});
      const std::vector<Fault> faults = faults_of_(cut);
      if (faults.empty()) return PathPoint{step, place};
      double next = before;
      for (const Fault& f : faults) {
        const bool inside = f.place.step >= step && exceeds(f.place.s, before);
        if (!inside && f.stage != Stage::at_end) return std::nullopt;
        if (inside && exceeds(place, f.place.s)) next = next > before ? std::min(next, f.place.s) : f.place.s;
      }
      place = next;
    }
    return std::nullopt;
  }

 private:
  const Move& move_;
  const double longest_;
  const FaultsOfCut& faults_of_;
};

/// `faults`: of the whole way. Nothing when no cut of more than 0 inches is legal.
std::optional<Furthest> furthest_of(const Move& move, const std::vector<Fault>& faults, double longest,
                                    const FaultsOfCut& faults_of) {
  if (move.legs.empty()) return std::nullopt;
  auto end = std::optional(PathPoint{move.legs.back().step, move.legs.back().leg->length});
  if (!faults.empty())
    end = last_legal_place(move.trace.steps.size(), {},
                           Search(move, std::min(longest, first_fault(move, faults)), faults_of));
  if (!end) return std::nullopt;
  return Furthest{move.piece, end->step, end->s, pose_at(move.trace.steps[end->step], end->s), {}};
}

/// Section 3, step 2: the clauses that no dice change.
void judge_path(const Move& move, RulingBuilder& ruling) {
  straight_there(move, ruling);
  forwards_or_backwards(move, ruling);
  steering(move, ruling);
  friends(move, ruling);
  rough_ground(move, ruling);
  wheeled_vehicles(move, ruling);
  reversing(move, ruling);
  rotating_on_the_tracks(move, ruling);
  medium_and_major_obstacles(move, ruling);
  buildings_barred(move, ruling);
  blocked_on_wheels(move, ruling);
  impassable(move, ruling);
  table_edge(move, ruling);
  enemies(move, ruling);
}

/// Section 3, step 3: the dice, and the clauses that need them.
void judge_distance(const Move& move, const Trace& trace, RulingBuilder& ruling) {
  if (move.no_die_left()) return no_dice_to_drive(move, ruling);
  const DrivingDice dice = dice_that_drive(move, ruling);
  switch (dice.state) {
    case DrivingDice::State::none_needed: return ruling.allowance(Grants{{"pips-6", 0, {}, "part_none"}}, 0);
    case DrivingDice::State::missing: return too_far_for_any_dice(move, ruling);
    case DrivingDice::State::wrong: return;
    case DrivingDice::State::rolled: break;
  }
  how_far(move, dice.roll, ruling);
  a_double(move, dice.roll, ruling);
  if (!ruling.wants_furthest()) return;
  const auto faults_of_cut = [&](const PieceTrace& cut) {
    ruling.budget().spend(cut.steps.size());
    const Move shorter(move, cut);
    RulingBuilder found(move.data, move.game, trace, ruling.budget(), Detail::verdict);
    judge_path(shorter, found);
    how_far(shorter, dice.roll, found);
    a_double(shorter, dice.roll, found);
    return found.so_far().faults;
  };
  const double longest = never_longer_than(move, dice.roll);
  if (const auto point = furthest_of(move, ruling.so_far().faults, longest, faults_of_cut)) ruling.furthest(*point);
}

}  // namespace

void judge_drive(const Move& move, const Trace& trace, RulingBuilder& ruling) {
  notes(move, ruling);
  ruling.ends_of_trace();
  if (stuck(move, ruling)) return;
  judge_path(move, ruling);
  pace(move, ruling);
  judge_distance(move, trace, ruling);
  leaving(move, ruling);
  if (!ruling.allowed()) return;
  flattened(move, ruling);
  astride(move, ruling);
  into_a_building(move, ruling);
}

}  // namespace linesman::pips
