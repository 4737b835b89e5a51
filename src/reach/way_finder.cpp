#include "reach/way_finder.h"

#include "reach/roll_searches.h"

namespace linesman {

namespace {

constexpr int TRIES = 30;

}  // namespace

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
const RollSearches& WayFinder::of_roll(std::size_t roll) {
  if (!searches_[roll]) {
    auto made = RollSearches::of(hearing_, order_, piece_, rolls_[roll], 1, stop_);
    searches_[roll] = std::make_shared<RollSearches>(made ? *std::move(made) : RollSearches());
  }
  return *searches_[roll];
}

std::optional<FoundWay> WayFinder::to(Vec place, std::optional<double> facing) {
  for (std::size_t i = 0; i < rolls_.size() && !(stop_ && *stop_); ++i)
    for (const auto& search : of_roll(i).searches) {
      auto witness = search->to(place, facing, TRIES);
      if (!witness) witness = search->round_about(place, facing, TRIES);
      if (witness) return FoundWay{rolls_[i].name, rolls_[i].probability, *std::move(witness)};
    }
  return std::nullopt;
}

}  // namespace linesman
