// The cheapest way on a hex grid. It is found by fare and then judged; without a fare, the ruleset judges hex by hex.
// There are no rules in here.
//
//   CheapestWalk walk(hearing, order);
//   const Order to_bridge = walk.to(bridge);   // further calls are cheap: the search keeps its results
#pragma once

#include <map>
#include <memory>
#include <queue>
#include <vector>

#include "movement/grid/hex_grid.h"
#include "referee/hex_search.h"
#include "referee/referee.h"

namespace linesman {

/// Searches for ways on from the end of an order, for all its pieces together: Dijkstra's search over hexes and
/// facings, in which the ruleset's ruling gives the price of each step. It goes only as far as the goal and keeps its
/// results, so that a moving pointer asks for each price once.
class CheapestWalk {
 public:
  /// `order` may have no path yet. `rear`: every hex is entered rear first. The game has a hex grid.
  CheapestWalk(Hearing hearing, Order order, bool rear = false);
  CheapestWalk(const CheapestWalk&) = delete;
  CheapestWalk& operator=(const CheapestWalk&) = delete;

  /// The order extended to `goal`: without a fault if possible, for the least cost, through the fewest hexes. If the
  /// goal is out of reach, the way leads as cheaply as possible to the hex nearest to it and straight on from there, so
  /// that the ruling shows where the pieces have to stop. Returns the order itself when it ends at `goal` already, or
  /// when `goal` is off the grid.
  Order to(Hex goal);

 private:
  /// The hex of the first piece and the facings of all, degrees: the price of the next step depends on nothing else.
  struct State {
    Hex hex;
    std::vector<double> facings;
    friend auto operator<=>(const State&, const State&) = default;
  };
  /// A way to a state. `faulty`: its last step breaks a rule; no step before that does.
  struct Way {
    State state;
    double spent = 0;
    std::size_t hexes = 0;
    std::size_t parent = 0;  ///< index of the way without its last step; the first way is its own parent
    bool faulty = false;
    bool used_up = false;  ///< nothing is left to spend
  };
  /// Cheapest first, then through the fewest hexes, then the earliest found.
  struct Dearer {
    const std::vector<Way>& ways;
    bool operator()(std::size_t a, std::size_t b) const;
  };

  void search_by_fare(const Order& begun, const Judgement& judged);
  std::optional<Order> by_fare(Hex goal) const;
  std::optional<std::size_t> nearest_by_fare(Hex goal) const;
  std::optional<Way> judged_way(std::size_t from, Hex next);
  void settle_next();
  void expand(std::size_t way);
  std::optional<std::size_t> best_to(Hex goal) const;
  std::size_t nearest_to(Hex goal) const;
  std::vector<Hex> hexes_of(std::size_t way) const;
  Order extended(const std::vector<Hex>& hexes) const;

  Hearing hearing_;
  HexGrid grid_;
  Order order_;
  bool rear_;
  std::unique_ptr<const HexSearch> search_;  ///< nullptr when the ruleset gives no fare
  int judged_ = 0;                           ///< number of orders judged
  std::vector<Way> ways_;
  std::map<Hex, std::vector<std::size_t>> settled_;  ///< the ways to each hex, cheapest first
  std::map<State, bool> clean_;                      ///< settled states; true when the way is without a fault
  std::priority_queue<std::size_t, std::vector<std::size_t>, Dearer> open_;
};

}  // namespace linesman
