// Finds the cheapest ways by fare on a hex grid, to every hex at once.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

#include "movement/grid/hex_grid.h"
#include "movement/grid/hex_map.h"
#include "movement/survey/survey.h"
#include "referee/referee.h"

namespace linesman {

/// The start of a search: the pieces of an order, all in one hex.
struct HexStart {
  Hex hex;
  std::vector<double> facings;  ///< of each piece, degrees
  std::vector<double> spent;    ///< by each piece until here, in the currency
  bool entered = false;         ///< the pieces have entered a hex already, so no minimum move is left
};

/// A way to a hex and a facing in it.
struct HexLabel {
  Hex hex;
  std::vector<double> facings;
  std::vector<double> spent;
  std::size_t hexes = 0;   ///< number of hexes entered
  std::size_t parent = 0;  ///< index of the label without its last hex; a start is its own parent
  bool rear = false;       ///< the last hex was entered rear first
  bool minimum = false;    ///< some piece used its minimum move for the last hex
  bool met_enemy = false;  ///< an enemy stands in the hex, so the way ends here
  double price() const;
};

/// The fares of the pieces of an order on a grid, in the order of its movers, and the order itself: it knows the
/// prices. Copies are cheap.
class HexFares {
 public:
  /// Of all pieces of an order; empty where it cannot be read, or one of them has no fare on a grid. `hearing` outlives
  /// it.
  static HexFares of(const Hearing& hearing, const Order& order);

  bool empty() const { return fares_.empty(); }
  std::size_t size() const { return fares_.size(); }
  const Fare& front() const { return fares_.front(); }
  const Fare& operator[](std::size_t i) const { return fares_[i]; }
  auto begin() const { return fares_.begin(); }
  auto end() const { return fares_.end(); }

  /// Of one of the pieces.
  HexFares alone(std::size_t i) const;
  /// Of fares that are not empty.
  const PreparedOrder& order() const { return *read_->prepared; }

 private:
  struct Read {
    Order order;
    std::unique_ptr<const PreparedOrder> prepared;
  };
  std::shared_ptr<const Read> read_;
  std::vector<Fare> fares_;
};

class HexSearch {
 public:
  /// `rear`: every hex is entered rear first; without it both are tried.
  HexSearch(const Hearing& hearing, HexFares fares, const HexStart& start, std::optional<bool> rear);
  /// From whichever of several starts is cheapest; at least one. `closed`: hexes that no way enters.
  HexSearch(const Hearing& hearing, HexFares fares, const std::vector<HexStart>& starts, std::optional<bool> rear,
            std::set<Hex> closed = {});

  /// All settled labels, the cheapest first; the first one is a start.
  const std::vector<HexLabel>& labels() const { return labels_; }
  /// Indices of the labels in a hex, the cheapest first.
  std::vector<std::size_t> to(Hex hex) const;
  Path path_to(std::size_t label) const;
  /// The label of the start of the way to a label.
  std::size_t start_of(std::size_t label) const;

 private:
  void settle(const std::vector<HexStart>& starts);
  std::optional<HexLabel> led(const HexLabel& from, std::size_t parent, int side, bool rear);
  bool pay(const HexEntry& entry, std::size_t piece, double facing, HexLabel& label) const;
  const HexEntry& entry(Hex from, int side, bool rear);

  const Game& game_;
  HexGrid grid_;
  Survey survey_;
  HexMap map_;
  HexFares fares_;
  std::optional<bool> rear_;
  std::set<Hex> closed_;
  std::map<Hex, bool> enemies_;
  std::map<std::tuple<Hex, int, bool>, HexEntry> entries_;  ///< by hex, side and whether rear first
  std::vector<HexLabel> labels_;
  std::map<Hex, std::vector<std::size_t>> by_hex_;
};

}  // namespace linesman
