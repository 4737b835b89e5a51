#include "reach/roll_searches.h"

#include <algorithm>

#include "base/side_by_side.h"

namespace linesman {

namespace {

constexpr double FINEST_STEP = 1.0 / 16;  // inches
constexpr double PLACES_ACROSS = 110;
constexpr double COARSEST_STEP = 16;        // inches
constexpr std::uint64_t PART_LAID_OUT = 3;  // of what may be spent: one in so many

}  // namespace

double lattice_step(double inches, double fineness) {
  double step = FINEST_STEP;
  while (inches / step > PLACES_ACROSS) step *= 2;
  return step * std::max(1.0, fineness);
}

double affordable_step(const WayTrial& trial, const Fare& fare, double step, std::uint64_t looks) {
  while (step < COARSEST_STEP && WaySearch::looks_to_lay_out(trial, fare, step) > looks) step *= 2;
  return step;
}

Result<std::vector<std::unique_ptr<WayTrial>>> trials_of(const Hearing& hearing, const Order& order, PieceIndex piece) {
  auto plain = WayTrial::of(hearing, order, piece);
  if (!plain) return plain.problem();
  std::vector<std::unique_ptr<WayTrial>> all;
  all.push_back(std::make_unique<WayTrial>(*std::move(plain)));
  for (const WayFrame& frame : all.front()->other_frames()) {
    if (!frame.last.empty()) continue;
    auto framed = WayTrial::of(hearing, order, piece, frame);
    if (framed && !framed->fares().empty()) all.push_back(std::make_unique<WayTrial>(*std::move(framed)));
  }
  return all;
}

Result<RollSearches> RollSearches::of(const Hearing& hearing, Order order, PieceIndex piece, const NamedRoll& roll,
                                      double fineness, const StopFlag* stop, std::uint64_t looks) {
  RollSearches all;
  double inches = 0;
  for (const Dice& dice : roll.dice) {
    order.dice = dice;
    auto made = trials_of(hearing, order, piece);
    if (!made) return made.problem();
    for (auto& trial : *std::move(made)) {
      all.trials.push_back(std::move(trial));
      const bool plain = all.trials.back()->frame().first.empty();
      for (const Fare& fare : all.trials.back()->fares()) {
        if (plain) all.allowance = std::max(all.allowance, fare.allowance);
        // Along ways it may go farther, but over little ground.
        const bool first = inches == 0;
        if (fare.inch > 0 && (first || !fare.keeps_to_ways)) inches = std::max(inches, fare.allowance / fare.inch);
      }
    }
  }
  for (const auto& trial : all.trials)
    for (const Fare& fare : trial->fares())
      if (all.allowance <= 0) all.allowance = std::max(all.allowance, fare.allowance);
  double step = lattice_step(inches, fineness);
  std::vector<std::pair<const WayTrial*, const Fare*>> wanted;
  for (const auto& trial : all.trials)
    for (const Fare& fare : trial->fares()) wanted.emplace_back(trial.get(), &fare);
  all.searches.resize(wanted.size());
  const std::uint64_t each = looks / std::max<std::size_t>(1, wanted.size());
  for (const auto& [trial, fare] : wanted) step = affordable_step(*trial, *fare, step, each / PART_LAID_OUT);
  side_by_side(wanted.size(), [&](std::size_t i) {
    const auto& [trial, fare] = wanted[i];
    all.searches[i] = std::make_unique<WaySearch>(*trial, *fare, step, stop, fineness, each);
  });
  if (all.searches.empty())
    return Problem{
        "", "nothing can be said beforehand of how far this order leads: it moves nobody, or the rules do not say"};
  return all;
}

}  // namespace linesman
