#include "reach/way_finder.h"

#include <algorithm>

#include "reach/roll_searches.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

constexpr int TRIES_A_PLACE = 30;

}  // namespace

WayFinder::WayFinder(const Hearing& hearing, Order order, PieceIndex piece, const StopFlag* stop)
    : hearing_(hearing),
      order_(std::move(order)),
      piece_(piece),
      stop_(stop),
      rolls_(named_rolls(hearing_, order_)),
      searches_(rolls_.size()) {}

Result<WayFinder> WayFinder::of(const Hearing& hearing, const Order& order, const StopFlag* stop) {
  const auto asked = without_path(hearing.ruleset().data(), hearing.game(), order);
  if (!asked) return asked.problem();
  const auto pieces = ordered_pieces(hearing.game(), *asked);
  if (!pieces) return pieces.problem();
  const auto trial = WayTrial::of(hearing, *asked, pieces->front());
  if (!trial) return trial.problem();
  return WayFinder(hearing, *asked, pieces->front(), stop);
}

/// What the dice of a roll allow; kept in `made` from when it is first asked for.
const RollSearches& WayFinder::searches_of(const NamedRoll& roll, double fineness, Kept& made) const {
  if (!made) {
    auto all = RollSearches::of(hearing_, order_, piece_, roll, fineness, stop_);
    made = std::make_shared<RollSearches>(all ? *std::move(all) : RollSearches());
  }
  return *made;
}

std::optional<FoundWay> WayFinder::to(Vec place, std::optional<double> facing) {
  const auto found = [&](const NamedRoll& roll, const RollSearches& all) -> std::optional<FoundWay> {
    for (const auto& search : all.searches) {
      auto witness = search->to(place, facing, TRIES_A_PLACE);
      if (!witness) witness = search->round_about(place, facing, TRIES_A_PLACE);
      if (witness) return FoundWay{roll.name, roll.probability, *std::move(witness)};
    }
    return std::nullopt;
  };
  const auto stopped = [&] { return stop_ && *stop_; };
  for (std::size_t i = 0; i < rolls_.size() && !stopped(); ++i)
    if (auto way = found(rolls_[i], searches_of(rolls_[i], 1, searches_[i]))) return way;
  if (rolls_.size() > 1 || stopped()) return std::nullopt;
  const auto& all = searches_.front()->searches;
  const auto may_serve = [&](const auto& search) { return !search->bound_only() && search->in_bound(place); };
  if (std::none_of(all.begin(), all.end(), may_serve)) return std::nullopt;
  return found(rolls_.front(), searches_of(rolls_.front(), THOROUGH, thorough_));
}

}  // namespace linesman
