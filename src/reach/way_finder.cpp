#include "reach/way_finder.h"

#include <algorithm>

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
      searches_(rolls_.size()),
      thorough_(rolls_.size()) {}

Result<WayFinder> WayFinder::of(const Hearing& hearing, const Order& order, const StopFlag* stop) {
  const auto pieces = ordered_pieces(hearing.game(), order);
  if (!pieces) return pieces.problem();
  const auto trial = WayTrial::of(hearing, order, pieces->front());
  if (!trial) return trial.problem();
  return WayFinder(hearing, order, pieces->front(), stop);
}

// What the dice of one roll allow; made when it is first asked for.
const RollSearches& WayFinder::of_roll(std::size_t roll, double fineness, ByRoll& made) {
  if (!made[roll]) {
    auto all = RollSearches::of(hearing_, order_, piece_, rolls_[roll], fineness, stop_);
    made[roll] = std::make_shared<RollSearches>(all ? *std::move(all) : RollSearches());
  }
  return *made[roll];
}

std::optional<FoundWay> WayFinder::to(Vec place, std::optional<double> facing) {
  auto way = found(place, facing, 1, searches_);
  if (way || rolls_.size() > 1 || (stop_ && *stop_)) return way;
  // Where no bound speaks against it.
  const auto& all = searches_.front()->searches;
  const auto open = [&](const auto& search) { return search->bound(place) <= search->fare().allowance; };
  return std::any_of(all.begin(), all.end(), open) ? found(place, facing, THOROUGH, thorough_) : std::nullopt;
}

std::optional<FoundWay> WayFinder::found(Vec place, std::optional<double> facing, double fineness, ByRoll& made) {
  for (std::size_t i = 0; i < rolls_.size() && !(stop_ && *stop_); ++i)
    for (const auto& search : of_roll(i, fineness, made).searches) {
      auto witness = search->to(place, facing, TRIES);
      if (!witness) witness = search->round_about(place, facing, TRIES);
      if (witness) return FoundWay{rolls_[i].name, rolls_[i].probability, *std::move(witness)};
    }
  return std::nullopt;
}

}  // namespace linesman
