#include "clock/fairness.h"

#include <algorithm>

namespace linesman {

namespace {

constexpr double EVEN = 1e-9;  // shares that differ by less are equal

double weight_of(const GoalTold& goal) { return goal.goal.kind == GoalKind::objective ? goal.goal.weight : 0; }

/// The greatest of these less the least; of bounds, the least and most that this may be.
Likely lean_of(const std::vector<Likely>& sides) {
  Likely lean;
  for (std::size_t a = 0; a < sides.size(); ++a)
    for (std::size_t b = 0; b < sides.size(); ++b) {
      if (a == b) continue;
      lean.chance = std::max(lean.chance, sides[a].chance - sides[b].chance);
      lean.least = std::max(lean.least, sides[a].least - sides[b].most);
      lean.most = std::max(lean.most, sides[a].most - sides[b].least);
    }
  if (lean.chance < EVEN) lean.chance = 0;
  return lean;
}

/// The share of a side at one objective: the chance that it is first there, and its part of the chance that no side is.
/// The latter is what all sides leave, so that its bounds are by theirs.
Likely share_of(const FirstThere& first, std::size_t side) {
  const double part = 1.0 / static_cast<double>(first.sides.size());
  const Likely& own = first.sides[side];
  Likely others;
  for (std::size_t other = 0; other < first.sides.size(); ++other) {
    if (other == side) continue;
    others.least += first.sides[other].least;
    others.most += first.sides[other].most;
  }
  const auto share = [part](double mine, double theirs) { return mine + part * (1 - mine - theirs); };
  const double chance = own.chance + part * (first.together.chance + first.none.chance);
  return {chance, std::min(chance, share(own.least, std::min(others.most, 1 - own.least))),
          std::max(chance, share(own.most, std::min(others.least, 1 - own.most)))};
}

void take_objectives(const ClockAnswer& answer, double weights, FairnessTold& fairness) {
  std::vector<Likely> first(answer.sides.size());
  for (const GoalTold& goal : answer.goals) {
    const double part = weight_of(goal) / weights;
    for (std::size_t side = 0; side < first.size(); ++side) {
      const Likely& own = goal.first.sides[side];
      first[side].chance += part * own.chance;
      first[side].least += part * own.least;
      first[side].most += part * own.most;
      const Likely share = share_of(goal.first, side);
      fairness.shares[side].chance += part * share.chance;
      fairness.shares[side].least += part * share.least;
      fairness.shares[side].most += part * share.most;
    }
  }
  fairness.lean = lean_of(first);
}

void take_ground(const ClockAnswer& answer, FairnessTold& fairness) {
  const std::size_t sides = answer.sides.size();
  std::vector<Likely> first;
  for (std::size_t side = 0; side < sides; ++side) {
    const double own = answer.ground[side];
    const double share = own + (answer.ground[sides] + answer.ground[sides + 1]) / static_cast<double>(sides);
    fairness.shares[side] = {share, share, share};
    first.push_back({own, own, own});
  }
  fairness.lean = lean_of(first);
}

void tell_tempo(const ClockAnswer& answer, const std::string& middle, FairnessTold& fairness) {
  for (std::size_t side = 0; side < answer.sides.size(); ++side) {
    double sum = 0;
    int objectives = 0;
    for (const GoalTold& goal : answer.goals) {
      if (goal.goal.kind != GoalKind::objective) continue;
      ++objectives;
      double clock = answer.turns + 1;
      for (const auto& [roll, arrival] : goal.sides[side].rolls)
        if (roll == middle && arrival.inner) clock = arrival.chain.clock;
      sum += clock;
    }
    if (objectives > 0) fairness.tempo.push_back(sum / objectives);
  }
}

}  // namespace

std::optional<FairnessTold> fairness_of(const ClockAnswer& answer, const std::string& middle) {
  if (answer.sides.empty()) return std::nullopt;
  FairnessTold fairness;
  fairness.shares.assign(answer.sides.size(), {});
  double weights = 0;
  for (const GoalTold& goal : answer.goals) weights += weight_of(goal);
  if (weights <= 0 && answer.ground.empty()) return std::nullopt;  // only places were asked
  if (weights > 0)
    take_objectives(answer, weights, fairness);
  else
    take_ground(answer, fairness);
  const auto greatest = std::max_element(fairness.shares.begin(), fairness.shares.end(),
                                         [](const Likely& a, const Likely& b) { return a.chance < b.chance; });
  if (fairness.lean.chance > 0) fairness.ahead = static_cast<std::size_t>(greatest - fairness.shares.begin());
  tell_tempo(answer, middle, fairness);
  return fairness;
}

}  // namespace linesman
