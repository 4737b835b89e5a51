// On a hex grid: the way that costs least, found by fare and judged; where fare cannot say, by asking the ruleset hex
// by hex. No rules in here.
#pragma once

#include <map>
#include <memory>
#include <queue>
#include <vector>

#include "movement/hex_grid.h"
#include "referee/hex_search.h"
#include "referee/referee.h"

namespace linesman {

/// Ways on from where an order ends, for all the pieces that it names together: a search for the least cost over hexes
/// and facings (Dijkstra), in which the price of each step is what the ruleset says that the order costs with it. It
/// goes only as far as it is asked and keeps what it has found, so that a pointer that wanders asks each price once.
class CheapestWalk {
 public:
  /// `order` may have no path yet; `rear`: every hex is entered rear first. The game has a hex grid.
  CheapestWalk(Hearing hearing, Order order, bool rear = false);
  CheapestWalk(const CheapestWalk&) = delete;
  CheapestWalk& operator=(const CheapestWalk&) = delete;

  /// The order led on to `goal`: without a fault if that can be, for the least cost, through the fewest hexes. To a
  /// goal out of reach it goes as cheaply as it can to the hex nearest to it, and straight on from there, so that the
  /// ruling shows where it has to stop. The order itself when it is there already or `goal` is off the grid.
  Order to(Hex goal);

 private:
  /// Where the lead stands and how all face: what the price of the next step may depend on.
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
    std::size_t parent = 0;  ///< the way without its last step; of the first way itself
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
  std::optional<Way> tried(std::size_t from, Hex next);
  void settle_next();
  void expand(std::size_t way);
  std::optional<std::size_t> best_to(Hex goal) const;
  std::size_t nearest_to(Hex goal) const;
  std::vector<Hex> hexes_of(std::size_t way) const;
  Order led(const std::vector<Hex>& hexes) const;

  Hearing hearing_;
  HexGrid grid_;
  Order order_;
  bool rear_;
  std::unique_ptr<const HexSearch> search_;  ///< nothing where the ruleset says no fare
  int asked_ = 0;                            ///< how many orders were judged
  std::vector<Way> ways_;
  std::map<Hex, std::vector<std::size_t>> settled_;  ///< in the order in which they were settled: cheapest first
  std::map<State, bool> clean_;                      ///< the states that are settled; whether without a fault
  std::priority_queue<std::size_t, std::vector<std::size_t>, Dearer> open_;
};

}  // namespace linesman
