#include "reach/way_finder.h"

#include <algorithm>

#include "reach/reach.h"

namespace linesman {

namespace {

constexpr int TRIES = 30;

}  // namespace

/// Trials outlive the searches on them.
struct WayFinder::Searches {
  std::vector<std::unique_ptr<WayTrial>> trials;
  std::vector<std::unique_ptr<WaySearch>> searches;
};

WayFinder::WayFinder(const Hearing& hearing, Order order, PieceIndex piece, const StopFlag* stop)
    : hearing_(hearing),
      order_(std::move(order)),
      piece_(piece),
      stop_(stop),
      rolls_(named_rolls(hearing_, order_)),
      searches_(rolls_.size()) {}

Result<WayFinder> WayFinder::of(const Hearing& hearing, const Order& order, const StopFlag* stop) {
  const auto pieces = ordered_pieces(hearing.game(), order);
  if (!pieces) return pieces.problem();
  const auto trial = WayTrial::of(hearing, order, pieces->front());
  if (!trial) return trial.problem();
  return WayFinder(hearing, order, pieces->front(), stop);
}

// What the dice of one roll allow; made when it is first asked for.
WayFinder::Searches& WayFinder::of_roll(std::size_t roll) {
  if (searches_[roll]) return *searches_[roll];
  auto made = std::make_shared<Searches>();
  Order order = order_;
  for (const Dice& dice : rolls_[roll].dice) {
    order.dice = dice;
    auto trial = WayTrial::of(hearing_, order, piece_);
    if (!trial) continue;
    made->trials.push_back(std::make_unique<WayTrial>(*std::move(trial)));
    for (const Fare& fare : made->trials.back()->fares()) {
      const double step = lattice_step(fare.inch > 0 ? fare.allowance / fare.inch : 0, 1);
      made->searches.push_back(std::make_unique<WaySearch>(*made->trials.back(), fare, step, stop_));
    }
  }
  searches_[roll] = std::move(made);
  return *searches_[roll];
}

std::optional<FoundWay> WayFinder::to(Vec place, std::optional<double> facing) {
  for (std::size_t i = 0; i < rolls_.size() && !(stop_ && *stop_); ++i)
    for (const auto& search : of_roll(i).searches)
      if (auto witness = search->to(place, facing, TRIES))
        return FoundWay{rolls_[i].name, rolls_[i].probability, *std::move(witness)};
  return std::nullopt;
}

}  // namespace linesman
