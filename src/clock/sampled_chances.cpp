#include "clock/sampled_chances.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace linesman {

namespace {

constexpr double ERRORS = 3;  // standard errors between a chance and its bounds

/// It is there by that turn, or by none where the turn is behind the last.
Arrivals arrived_in(int arrival, int turns) {
  Arrivals by(static_cast<std::size_t>(turns) + 1);
  for (int turn = arrival; turn <= turns; ++turn) by[static_cast<std::size_t>(turn)] = {1, 1, 1};
  return by;
}

/// The means of the three figures of a chance.
struct LikelyOfGames {
  MeanOfGames chance;
  MeanOfGames least;
  MeanOfGames most;

  void add(const Likely& likely, double games) {
    chance.add(likely.chance, games);
    least.add(likely.least, games);
    most.add(likely.most, games);
  }
  Likely told(double& error) const {
    error = std::max(error, chance.error());
    const double off = ERRORS * chance.error();
    return {chance.mean(), std::clamp(std::min(least.mean(), chance.mean()) - off, 0.0, 1.0),
            std::clamp(std::max(most.mean(), chance.mean()) + off, 0.0, 1.0)};
  }
};

/// The arrivals of all sampled movers in each game, and how often they come together.
std::map<std::vector<int>, int> kinds_of_games(const std::vector<std::vector<MoverChances>>& sides, int& games) {
  std::vector<const std::vector<int>*> sampled;
  for (const auto& side : sides)
    for (const MoverChances& mover : side)
      if (!mover.games.empty()) sampled.push_back(&mover.games);
  std::size_t played = sampled.empty() ? 0 : sampled.front()->size();
  for (const auto* each : sampled) played = std::min(played, each->size());
  std::map<std::vector<int>, int> kinds;
  for (std::size_t game = 0; game < played; ++game) {
    std::vector<int> arrivals;
    for (const auto* each : sampled) arrivals.push_back((*each)[game]);
    ++kinds[arrivals];
  }
  games = static_cast<int>(played);
  return kinds;
}

}  // namespace

void MeanOfGames::add(double value, double games) {
  sum_ += value * games;
  squares_ += value * value * games;
  games_ += games;
}

double MeanOfGames::error() const {
  if (games_ <= 0) return 0;
  return std::sqrt(std::max(0.0, squares_ / games_ - mean() * mean()) / games_);
}

Likely MeanOfGames::likely() const {
  const double off = ERRORS * error();
  return {mean(), std::max(0.0, mean() - off), std::min(1.0, mean() + off)};
}

SampledChances sampled_chances(const std::vector<std::vector<MoverChances>>& sides, int turns,
                               std::optional<std::size_t> first) {
  SampledChances told;
  std::vector<std::vector<LikelyOfGames>> by(sides.size(),
                                             std::vector<LikelyOfGames>(static_cast<std::size_t>(turns) + 1));
  std::vector<LikelyOfGames> firsts(sides.size() + 2);
  for (const auto& [arrivals, count] : kinds_of_games(sides, told.samples)) {
    std::size_t next = 0;
    std::vector<Arrivals> of_sides;
    for (const auto& side : sides) {
      std::vector<Arrivals> movers;
      for (const MoverChances& mover : side)
        movers.push_back(mover.games.empty() ? mover.by : arrived_in(arrivals[next++], turns));
      of_sides.push_back(any_of(movers, turns));
    }
    const FirstThere there = first_there(of_sides, turns, first);
    for (std::size_t side = 0; side < sides.size(); ++side) {
      for (std::size_t turn = 0; turn < by[side].size(); ++turn) by[side][turn].add(of_sides[side][turn], count);
      firsts[side].add(there.sides[side], count);
    }
    firsts[sides.size()].add(there.together, count);
    firsts[sides.size() + 1].add(there.none, count);
  }
  for (std::size_t side = 0; side < sides.size(); ++side) {
    told.by.emplace_back();
    for (const LikelyOfGames& each : by[side]) told.by.back().push_back(each.told(told.error));
    told.first.sides.push_back(firsts[side].told(told.error));
  }
  told.first.together = firsts[sides.size()].told(told.error);
  told.first.none = firsts[sides.size() + 1].told(told.error);
  return told;
}

}  // namespace linesman
