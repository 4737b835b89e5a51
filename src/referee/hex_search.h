// On a hex grid: the ways that cost least by fare, to every hex at once.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "movement/hex_grid.h"
#include "movement/hex_map.h"
#include "movement/survey.h"
#include "referee/referee.h"

namespace linesman {

/// Where a search begins: the pieces of an order, all in one hex.
struct HexStart {
  Hex hex;
  std::vector<double> facings;  ///< of each piece
  std::vector<double> spent;    ///< by each piece so far
  bool entered = false;         ///< it has entered a hex already: no minimum move is left
};

/// A way to a hex and a facing in it.
struct HexLabel {
  Hex hex;
  std::vector<double> facings;
  std::vector<double> spent;
  std::size_t hexes = 0;   ///< entered
  std::size_t parent = 0;  ///< the label without its last hex; of a start itself
  bool rear = false;       ///< the last was entered rear first
  bool minimum = false;    ///< by the minimum move of some piece
  bool met_enemy = false;  ///< it may go no farther
  double price() const;
};

class HexSearch {
 public:
  /// `fares`: of each piece, with `Fare::hexes`. `rear`: every hex is entered rear first; without it both are tried.
  HexSearch(const Hearing& hearing, std::vector<Fare> fares, const HexStart& start, std::optional<bool> rear);
  /// From whichever of several starts is cheapest; at least one.
  HexSearch(const Hearing& hearing, std::vector<Fare> fares, const std::vector<HexStart>& starts,
            std::optional<bool> rear);

  /// Settled ones, the cheapest first; the first is the start, or one of several.
  const std::vector<HexLabel>& labels() const { return labels_; }
  /// Those that lead to a hex, the cheapest first.
  std::vector<std::size_t> to(Hex hex) const;
  Path path_to(std::size_t label) const;
  /// The label of the start from which the way to a label begins.
  std::size_t start_of(std::size_t label) const;

 private:
  void settle(const std::vector<HexStart>& starts);
  std::optional<HexLabel> led(const HexLabel& from, std::size_t parent, int side, bool rear);
  bool pay(const Fare& fare, const HexEntry& entry, std::size_t piece, double facing, HexLabel& label) const;
  const HexEntry& entry(Hex from, int side);

  const Game& game_;
  HexGrid grid_;
  Survey survey_;
  HexMap map_;
  std::vector<Fare> fares_;
  std::optional<bool> rear_;
  std::map<Hex, bool> enemies_;
  std::map<std::pair<Hex, int>, HexEntry> entries_;
  std::vector<HexLabel> labels_;
  std::map<Hex, std::vector<std::size_t>> by_hex_;
};

/// The fares of all pieces of an order that have been read; empty where one has none on a grid.
std::vector<Fare> hex_fares(const Hearing& hearing, const Order& order);

}  // namespace linesman
