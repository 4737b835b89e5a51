#include "clock/gaps/chokes.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "base/side_by_side.h"
#include "base/tolerance.h"
#include "clock/hex_clock.h"

namespace linesman {

namespace {

constexpr std::size_t MOST_CLOSED = 400;  // hexes that are closed for one mover

/// A way that was found.
struct HexWay {
  std::size_t going = 0;
  std::size_t goal = 0;
  std::set<Hex> hexes{};  ///< that it enters before it is there
  double clock = 0;
};

/// One mover without one hex.
struct Closed {
  std::size_t going = 0;
  Hex hex;
  std::vector<const HexWay*> ways{};
  double delay = 0;  ///< of all ways together, turns
  bool cut = false;  ///< one of them is no way any more
  bool asked = false;
};

std::set<Hex> entered_hexes(const Chain& chain, const std::string& piece) {
  std::set<Hex> hexes;
  for (const auto& order : chain.orders)
    if (const Path* path = order ? order->paths.of(piece) : nullptr)
      for (const Step& step : *path)
        if (const auto* hex = std::get_if<HexStep>(&step)) hexes.insert(hex->hex);
  return hexes;
}

const MoverAt::ByRoll* by_middle(const MoverAt& at, const std::string& middle) {
  const auto found =
      std::find_if(at.rolls.begin(), at.rolls.end(), [&](const auto& by_roll) { return by_roll.roll == middle; });
  return found == at.rolls.end() ? nullptr : &*found;
}

class ChokeFinder {
 public:
  ChokeFinder(const std::vector<std::unique_ptr<PlacedMover>>& going, const std::vector<MoverFound>& found,
              const MoverQuestions& asked, const std::stop_token& stop)
      : going_(going), asked_(asked), stop_(stop) {
    for (std::size_t i = 0; i < going.size(); ++i)
      for (std::size_t goal = 0; goal < asked.goals.size(); ++goal) add_way(i, goal, found[i].goals[goal]);
  }

  std::vector<ChokeTold> told(const std::vector<std::string>& sides, bool& settled) {
    close_hexes();
    std::vector<ChokeTold> all;
    for (std::size_t side = 0; side < sides.size(); ++side) tell(side, sides[side], all);
    settled = settled && std::all_of(closed_.begin(), closed_.end(), [](const Closed& each) { return each.asked; });
    return all;
  }

 private:
  void add_way(std::size_t going, std::size_t goal, const MoverAt& at) {
    if (goal < asked_.told && asked_.goals[goal].kind != GoalKind::objective) return;
    const auto* found = by_middle(at, asked_.middle);
    if (!found || !found->chain || going_[going]->place > 0) return;
    const Game& game = going_[going]->hearing.game();
    HexWay way{going, goal, entered_hexes(*found->chain, game.piece(going_[going]->mover.pieces.front()).id),
               found->chain->clock};
    // The hex where it ends is never closed: then no way would end there.
    for (const PieceEnd& end : found->chain->ends)
      if (end.hex) way.hexes.erase(*end.hex);
    ways_.push_back(std::move(way));
  }

  void close_hexes() {
    std::map<std::pair<std::size_t, Hex>, std::vector<const HexWay*>> through;
    for (const HexWay& way : ways_)
      for (const Hex hex : way.hexes) through[{way.going, hex}].push_back(&way);
    for (auto& [key, ways] : through) closed_.push_back({key.first, key.second, std::move(ways)});
    std::stable_sort(closed_.begin(), closed_.end(),
                     [](const Closed& a, const Closed& b) { return a.ways.size() > b.ways.size(); });
    side_by_side(std::min(MOST_CLOSED, closed_.size()), [&](std::size_t i) {
      if (!stop_.stop_requested()) ask(closed_[i]);
    });
  }

  void ask(Closed& closed) const {
    const PlacedMover& going = *going_[closed.going];
    const std::vector<std::string> rolls{asked_.middle};
    HexLimits limits{{closed.hex}, {}};
    const HexGrid grid(*going.hearing.game().table().hex);
    for (const HexWay* way : closed.ways)
      for (const Hex hex : hexes_at(grid, asked_.goals[way->goal])) limits.wanted.insert(hex);
    const HexClock clock(going.hearing, going.mover, rolls, asked_.turns, stop_, limits);
    for (const HexWay* way : closed.ways) {
      const MoverAt at = clock.at(asked_.goals[way->goal]);
      const auto& chain = at.rolls.front().chain;
      if (chain)
        closed.delay += std::max(0.0, chain->clock - way->clock);
      else
        closed.cut = true;
    }
    closed.asked = !stop_.stop_requested();
  }

  void tell(std::size_t side, const std::string& name, std::vector<ChokeTold>& all) const {
    const auto is_own = [&](std::size_t going) { return going_[going]->mover.side == name; };
    const auto pairs = std::count_if(ways_.begin(), ways_.end(), [&](const HexWay& way) { return is_own(way.going); });
    std::map<Hex, ChokeTold> by_hex;
    for (const Closed& each : closed_) {
      if (!each.asked || !is_own(each.going)) continue;
      ChokeTold& told = by_hex.try_emplace(each.hex, ChokeTold{each.hex, side}).first->second;
      told.all = static_cast<int>(pairs);
      told.ways += static_cast<int>(each.ways.size());
      if (each.cut)
        told.delay.reset();
      else if (told.delay)
        *told.delay += each.delay;
    }
    std::vector<ChokeTold> own;
    for (auto& [hex, told] : by_hex) {
      if (told.delay && *told.delay <= EPS) continue;
      if (told.delay) *told.delay /= told.ways;
      own.push_back(told);
    }
    std::stable_sort(own.begin(), own.end(), [](const ChokeTold& a, const ChokeTold& b) { return a.ways > b.ways; });
    all.insert(all.end(), own.begin(), own.end());
  }

  const std::vector<std::unique_ptr<PlacedMover>>& going_;
  const MoverQuestions& asked_;
  std::stop_token stop_;
  std::vector<HexWay> ways_;
  std::vector<Closed> closed_;
};

}  // namespace

std::vector<ChokeTold> chokes_told(const std::vector<std::unique_ptr<PlacedMover>>& going,
                                   const std::vector<MoverFound>& found, const MoverQuestions& asked,
                                   const std::vector<std::string>& sides, const std::stop_token& stop, bool& settled) {
  return ChokeFinder(going, found, asked, stop).told(sides, settled);
}

}  // namespace linesman
