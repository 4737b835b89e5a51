// A move inch by inch, for players who want to interrupt it: where each piece is, and what it has spent.
//
//   const auto rows = way_rows(hearing, order, 1, budget);   // a list for each piece that moves
#pragma once

#include "referee/referee.h"

namespace linesman {

/// A place on the way of one piece.
struct WayRow {
  std::optional<PathPoint> at;         ///< nothing: the start
  double inches = 0;                   ///< that the centre has gone
  std::optional<std::size_t> after{};  ///< on a grid: the number of hexes entered
  std::optional<Hex> hex{};            ///< on a grid
  Stand stand;                         ///< as it would stand there
  std::optional<double> spent{};       ///< of its own allowance, in the currency; nothing while dice are missing
  std::optional<double> left{};
  std::optional<Verdict> verdict{};  ///< of the order with this piece stopped there; nothing at the start
};

struct WayRows {
  PieceIndex piece{};
  std::vector<WayRow> rows;  ///< in the order of the way
};

/// The most rows of an answer.
inline constexpr std::size_t MOST_ROWS = 2000;

/// A row for the start, each `every` inches of the centre's way and the end of each step; on a grid for each hex. Each
/// is the ruling on the order with this piece stopped there, the others as ordered. A Problem when the order cannot be
/// used, or when it would be more than MOST_ROWS.
Result<std::vector<WayRows>> way_rows(const Hearing& hearing, const Order& order, double every, Budget& budget);

}  // namespace linesman
