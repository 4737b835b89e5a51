#include "clock/hex_clock.h"

#include <algorithm>
#include <set>

#include "base/tolerance.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

namespace {

std::vector<Order> orders_of(const ClockMover& mover, const std::string& roll) {
  std::vector<Order> orders;
  for (const ClockAction& action : mover.actions) {
    orders.push_back(action.order);
    orders.back().dice = action.roll(roll).dice.front();
    orders.back().paths.set_all({});
  }
  return orders;
}

/// Of the models of a unit each by itself: none of them is anywhere earlier than that.
std::vector<HexByTurn> bounds_of_unit(const Hearing& hearing, const ClockMover& mover, const std::string& roll,
                                      int turns, const std::stop_token& stop) {
  std::map<Hex, HexByTurn> all;
  for (const PieceIndex piece : mover.pieces) {
    std::vector<Order> orders = orders_of(mover, roll);
    for (Order& order : orders) order.who = OnePiece{hearing.game().piece(piece).id};
    for (const HexByTurn& each : hexes_by_turn(hearing, orders, turns, stop)) {
      HexByTurn& told = all.try_emplace(each.hex, each).first->second;
      told.outer = std::min(told.outer, each.outer);
      told.inner.reset();
      if (told.outer == 0) told.inner = 0;
    }
  }
  std::vector<HexByTurn> hexes;
  for (auto& [hex, each] : all) hexes.push_back(std::move(each));
  return hexes;
}

}  // namespace

HexClock::HexClock(const Hearing& hearing, const ClockMover& mover, const std::vector<std::string>& rolls, int turns,
                   const std::stop_token& stop, const HexLimits& limits)
    : hearing_(hearing), mover_(mover), rolls_(rolls), turns_(turns) {
  for (const std::string& roll : rolls) {
    auto& hexes = hexes_[roll];
    hexes = hexes_by_turn(hearing, orders_of(mover, roll), turns, stop, limits);
    if (hexes.empty() && mover.is_unit()) hexes = bounds_of_unit(hearing, mover, roll, turns, stop);
  }
}

bool within_hexes(const HexGrid& grid, Hex a, Hex b, double within) {
  std::set<Hex> reached{a};
  std::set<Hex> edge{a};
  for (int steps = 0; steps < within + EPS && !reached.contains(b) && !edge.empty(); ++steps) {
    if (steps + 1 > within + EPS) break;
    std::set<Hex> next;
    for (const Hex hex : edge)
      for (int side = 0; side < 6; ++side)
        if (const Hex over = grid.across(hex, side); grid.contains(over) && reached.insert(over).second)
          next.insert(over);
    edge = std::move(next);
  }
  return reached.contains(b);
}

std::set<Hex> hexes_at(const HexGrid& grid, const Goal& goal) {
  std::set<Hex> hexes;
  for (int column = 0; column < grid.layout().columns; ++column)
    for (int row = 0; row < grid.layout().rows; ++row) {
      const Hex hex{column, row};
      const bool there = goal.zone.empty() ? goal.hex && within_hexes(grid, *goal.hex, hex, goal.within)
                                           : goal.area->covers(grid.centre(hex));
      if (there) hexes.insert(hex);
    }
  return hexes;
}

std::vector<PieceEnd> HexClock::ends_after(const std::vector<Order>& orders) const {
  Hearing now = hearing_;
  for (const Order& order : orders) {
    auto judged = now.judge(order);
    if (!judged) break;
    auto next = after(now, {order, *std::move(judged)});
    if (!next) break;
    now = *std::move(next);
  }
  return ends_of(now.game(), mover_);
}

MoverAt HexClock::at(const Goal& goal) const {
  const Game& game = hearing_.game();
  const std::set<Hex> there = hexes_at(HexGrid(*game.table().hex), goal);
  for (const PieceIndex piece : mover_.pieces)
    if (game.piece(piece).hex && there.contains(*game.piece(piece).hex))
      return there_already(game, mover_, rolls_, turns_);
  MoverAt found;
  for (const std::string& roll : rolls_) {
    MoverAt::ByRoll by_roll{roll, {}, mover_.actions.empty() ? 0 : HUGE_VAL};
    const HexByTurn* best = nullptr;
    for (const HexByTurn& each : hexes_.at(roll)) {
      if (!there.contains(each.hex)) continue;
      by_roll.least = std::min(by_roll.least, static_cast<double>(each.outer));
      if (each.inner && (!best || each.clock < best->clock - EPS)) best = &each;
    }
    // Of a move of which nothing is known beforehand nothing is proved.
    if (hexes_.at(roll).empty()) by_roll.least = 0;
    if (best) {
      by_roll.chain.emplace();
      for (const Order& order : best->orders) by_roll.chain->orders.emplace_back(order);
      by_roll.chain->clock = best->clock;
      by_roll.chain->ends = ends_after(best->orders);
    }
    by_roll.least = std::max(by_roll.least, 1.0);
    found.rolls.push_back(std::move(by_roll));
  }
  found.by = arrivals_by_rolls(mover_, found, turns_);
  found.exact = rolls_.size() == 1 && is_settled(found.rolls.back(), turns_);
  return found;
}

}  // namespace linesman
