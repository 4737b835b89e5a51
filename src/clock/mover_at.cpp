#include "clock/mover_at.h"

#include <algorithm>
#include <cmath>

#include "clock/sampled_chances.h"

namespace linesman {

namespace {

/// That a roll leads at least so far, by whichever action.
double chance_of(const ClockMover& mover, const std::string& roll) {
  double chance = 1;
  for (const ClockAction& action : mover.actions) {
    const NamedRoll& named = action.roll(roll);
    if (action.rolls_dice() && named.chance.all > 0) chance = std::min(chance, named.chance.share());
  }
  return chance;
}

}  // namespace

int first_turn(double least) {
  constexpr double NEVER = 1e6;
  return static_cast<int>(std::ceil(std::min(least, NEVER) - SURE_OF_TURN));
}

Arrivals arrivals_by_rolls(const ClockMover& mover, const MoverAt& found, int turns) {
  Arrivals by(static_cast<std::size_t>(turns) + 1);
  for (int turn = 0; turn <= turns; ++turn) {
    Likely& likely = by[static_cast<std::size_t>(turn)];
    for (const auto& by_roll : found.rolls) {
      if (by_roll.chain && by_roll.chain->turns() <= turn)
        likely.least = std::max(likely.least, std::pow(chance_of(mover, by_roll.roll), by_roll.chain->turns()));
      if (first_turn(by_roll.least) <= turn) likely.most = 1;
    }
    likely.most = std::max(likely.most, likely.least);
    likely.chance = likely.least;
  }
  return by;
}

void tell_games(MoverAt& found, int turns) {
  found.exact = false;
  for (int turn = 0; turn <= turns; ++turn) {
    MeanOfGames mean;
    for (const int arrival : found.games) mean.add(arrival <= turn ? 1 : 0);
    found.by[static_cast<std::size_t>(turn)] = mean.likely();
  }
}

MoverAt best_start(const std::vector<MoverAt>& starts, const std::vector<Pose>& poses) {
  MoverAt best = starts.front();
  const auto sum = [](const Arrivals& by) {
    double chances = 0;
    for (const Likely& each : by) chances += each.chance;
    return chances;
  };
  for (std::size_t start = 0; start < starts.size(); ++start) {
    const MoverAt& other = starts[start];
    for (std::size_t i = 0; i < best.rolls.size(); ++i) {
      best.rolls[i].least = std::min(best.rolls[i].least, other.rolls[i].least);
      const bool earlier = other.rolls[i].chain && (start == 0 || !best.rolls[i].chain ||
                                                    other.rolls[i].chain->clock < best.rolls[i].chain->clock);
      if (!earlier) continue;
      best.rolls[i].chain = other.rolls[i].chain;
      best.rolls[i].chain->start = poses[start];
    }
    Arrivals most = best.by;
    if (sum(other.by) > sum(best.by)) {
      best.by = other.by;
      best.exact = other.exact;
      best.games = other.games;
    }
    for (std::size_t turn = 0; turn < most.size(); ++turn)
      best.by[turn].most = std::max({best.by[turn].most, most[turn].most, other.by[turn].most});
  }
  return best;
}

MoverAt there_already(const Game& game, const ClockMover& mover, const std::vector<std::string>& rolls, int turns) {
  MoverAt found;
  for (const std::string& roll : rolls) found.rolls.push_back({roll, Chain{{}, 0, ends_of(game, mover)}, 0});
  found.by.assign(static_cast<std::size_t>(turns) + 1, {1, 1, 1});
  return found;
}

bool is_settled(const MoverAt::ByRoll& found, int turns) {
  const int outer = first_turn(found.least);
  return found.chain ? found.chain->turns() <= outer : outer > turns;
}

}  // namespace linesman
