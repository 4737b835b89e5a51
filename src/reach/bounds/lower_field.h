// A lower bound of the price of every way from one place: a function of which no two places in a cell differ by more
// than the straight way between them costs. Along any way it grows by no more than the way costs.
#pragma once

#include <array>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

#include "reach/bounds/ground_map.h"

namespace linesman {

class LowerField {
 public:
  /// `map` outlives it.
  LowerField(const GroundMap& map, Vec start);

  /// No way to anywhere in `box`, which lies within one cell of the lattice, costs less; infinity where none leads.
  double least_in(const Box& box) const;

 private:
  /// Of the corners of a cell, from the south-west one anticlockwise.
  using Corners = std::array<double, 4>;
  using Front = std::pair<double, std::size_t>;  ///< price, corner
  using Open = std::priority_queue<Front, std::vector<Front>, std::greater<>>;

  Corners values_of(int column, int row) const;
  double price_of(int column, int row) const;
  void march();
  int even_round_start() const;
  double led_to(std::size_t corner, int across, int up) const;
  double beyond(std::size_t corner, int step, double near) const;
  std::size_t cell_between(std::size_t corner, int across, int up) const;
  template <class Visit>
  void spread(const std::vector<Front>& known, Open& open, Visit visit) const;
  void settle();
  void flatten();
  double steepest_on(std::size_t corner, int step, int aside) const;
  double excess_at_start() const;

  const GroundMap& map_;
  Vec start_;
  int start_column_ = 0;
  int start_row_ = 0;
  double cheapest_ = 0;  ///< no inch anywhere costs less
  /// Corners are kept in rows with some more round them, at infinity, so that none has to be asked whether it has
  /// neighbours; a cell is kept where its south-west corner is. A step is how far on a neighbour is kept.
  static constexpr int PAD = 2;
  std::size_t at(int column, int row) const {
    return static_cast<std::size_t>(row + PAD) * static_cast<std::size_t>(stride_) +
           static_cast<std::size_t>(column + PAD);
  }
  static std::size_t moved(std::size_t corner, int step) {
    return corner + static_cast<std::size_t>(static_cast<std::ptrdiff_t>(step));
  }
  int stride_ = 0;
  std::vector<double> values_;  ///< by corner; between two neighbours linear
  std::vector<double> prices_;  ///< by cell, of an inch, at least
  double start_value_ = 0;
};

}  // namespace linesman
