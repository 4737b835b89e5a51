// One mover over the turns of a clock on a hex grid, where every way can be tried.
#pragma once

#include <map>
#include <set>
#include <stop_token>

#include "clock/goal.h"
#include "clock/mover_at.h"
#include "movement/grid/hex_grid.h"
#include "reach/questions/grid_turns.h"

namespace linesman {

class HexClock {
 public:
  /// `rolls`: the names that are asked, the shortest first. All outlive it.
  HexClock(const Hearing& hearing, const ClockMover& mover, const std::vector<std::string>& rolls, int turns,
           const std::stop_token& stop, const HexLimits& limits = {});

  MoverAt at(const Goal& goal) const;
  /// The hexes in which it may be, by turn. Of a unit whose models may go different ways none is looked for: each hex
  /// has the turn before which none of them is there.
  const std::vector<HexByTurn>& hexes(const std::string& roll) const { return hexes_.at(roll); }
  const ClockMover& mover() const { return mover_; }

 private:
  std::vector<PieceEnd> ends_after(const std::vector<Order>& orders) const;

  const Hearing& hearing_;
  const ClockMover& mover_;
  const std::vector<std::string>& rolls_;
  int turns_;
  std::map<std::string, std::vector<HexByTurn>> hexes_;  ///< by roll
};

/// The hexes in which a mover is at a goal.
std::set<Hex> hexes_at(const HexGrid& grid, const Goal& goal);

/// Whether one hex lies at most that many hexes from another.
bool within_hexes(const HexGrid& grid, Hex a, Hex b, double within);

}  // namespace linesman
