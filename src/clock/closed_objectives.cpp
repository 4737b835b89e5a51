#include "clock/closed_objectives.h"

#include <algorithm>
#include <cmath>

#include "clock/hex_clock.h"
#include "clock/turn_bound.h"
#include "rules/on_grid.h"
#include "table/status.h"

namespace linesman {

namespace {

class ReachedObjectives {
 public:
  ReachedObjectives(const Hearing& hearing, const ClockMover& mover) : hearing_(hearing) {
    if (!on_grid(hearing.ruleset().terms(), hearing.game()))
      bound_.emplace(hearing, mover, HIGHEST_ROLL, nullptr);
    else
      hexes_.emplace(hearing, mover, rolls_, MOST_CLOCK_TURNS, std::stop_token{});
  }

  bool may_come_to(const Goal& goal) const {
    if (bound_) return std::isfinite(bound_->to(goal));
    const auto& hexes = hexes_->hexes(HIGHEST_ROLL);
    const std::set<Hex> there = hexes_at(HexGrid(*hearing_.game().table().hex), goal);
    return hexes.empty() ||
           std::any_of(hexes.begin(), hexes.end(), [&](const HexByTurn& each) { return there.contains(each.hex); });
  }

 private:
  const Hearing& hearing_;
  std::vector<std::string> rolls_{HIGHEST_ROLL};
  std::optional<TurnBound> bound_;
  std::optional<HexClock> hexes_;
};

}  // namespace

std::vector<Goal> closed_objectives(const Hearing& hearing, const GivenUp& given_up) {
  const auto goals = goals_of(hearing.game(), {});
  if (!goals || goals->empty()) return {};
  const auto& pieces = hearing.game().pieces();
  if (std::any_of(pieces.begin(), pieces.end(), [](const auto& piece) { return in_reserve(*piece); })) return {};
  const auto movers = movers_of(hearing, {});
  if (!movers || movers->all.empty()) return {};
  std::vector<Goal> closed = *goals;
  for (const ClockMover& mover : movers->all) {
    if (closed.empty()) break;
    if (given_up()) return {};
    // Alone, so that no other piece bars its way.
    ClockMover going = mover;
    const auto alone = hearing_with_others_away(hearing, going);
    if (!alone) return {};
    const ReachedObjectives reached(*alone, going);
    std::erase_if(closed,
                  [&](const Goal& goal) { return reached.may_come_to(goal) || stands_at(*alone, going, goal); });
  }
  return closed;
}

}  // namespace linesman
