#include "reach/roll_searches.h"

#include <algorithm>

#include "base/side_by_side.h"

namespace linesman {

namespace {

constexpr double FINEST_STEP = 1.0 / 16;  // inches
constexpr double PLACES_ACROSS = 110;

}  // namespace

double lattice_step(double inches, double fineness) {
  double step = FINEST_STEP;
  while (inches / step > PLACES_ACROSS) step *= 2;
  return step * std::max(1.0, fineness);
}

Result<RollSearches> RollSearches::of(const Hearing& hearing, Order order, PieceIndex piece, const NamedRoll& roll,
                                      double fineness, const StopFlag* stop) {
  RollSearches all;
  double inches = 0;
  for (const Dice& dice : roll.dice) {
    order.dice = dice;
    auto trial = WayTrial::of(hearing, order, piece);
    if (!trial) return trial.problem();
    all.trials.push_back(std::make_unique<WayTrial>(*std::move(trial)));
    for (const Fare& fare : all.trials.back()->fares()) {
      all.allowance = std::max(all.allowance, fare.allowance);
      // Along ways it may go farther, but over little ground.
      const bool first = inches == 0;
      if (fare.inch > 0 && (first || !fare.keeps_to_ways)) inches = std::max(inches, fare.allowance / fare.inch);
    }
  }
  const double step = lattice_step(inches, fineness);
  std::vector<std::pair<const WayTrial*, const Fare*>> wanted;
  for (const auto& trial : all.trials)
    for (const Fare& fare : trial->fares()) wanted.emplace_back(trial.get(), &fare);
  all.searches.resize(wanted.size());
  side_by_side(wanted.size(), [&](std::size_t i) {
    const auto& [trial, fare] = wanted[i];
    all.searches[i] = std::make_unique<WaySearch>(*trial, *fare, step, stop, fineness);
  });
  if (all.searches.empty())
    return Problem{
        "", "nothing can be said beforehand of how far this order leads: it moves nobody, or the rules do not say"};
  return all;
}

}  // namespace linesman
