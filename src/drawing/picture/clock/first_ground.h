// The ground of a clock by the side that is surely there first, as regions that do not overlap.
#pragma once

#include <map>
#include <vector>

#include "clock/answer.h"
#include "table/game.h"

namespace linesman {

struct FirstGround {
  /// By side and by turn, from turn 1: where it is there in that turn and no side is there before or with it.
  std::vector<std::vector<MultiPolygon>> sides;
  std::vector<MultiPolygon> together;  ///< by turn: two sides or more come in it, none before

  static FirstGround of(const Table& table, const ClockAnswer& answer);
};

/// Of a hex of a grid: the sides that are surely there first, and the turn.
struct FirstInHex {
  int turn = 0;
  std::vector<std::size_t> sides;
};

/// By hex. Hexes to which no side surely comes are left out.
std::map<Hex, FirstInHex> first_in_hexes(const ClockAnswer& answer);

/// The turns by which each side can be at a place, by its bands or hexes; a side that starts there has turn 0 on a
/// grid.
std::vector<ArrivalTold> arrivals_at(const Table& table, const ClockAnswer& answer, Vec place);

/// The gap across which a place lies, at most `reach` inches from it; nullptr: none.
const GapTold* gap_at(const ClockAnswer& answer, Vec place, double reach);

/// The band of a side; nullptr where there is none.
const AreaTold* band_of(const ClockAnswer& answer, BandKind kind, std::size_t side, int turn);

}  // namespace linesman
