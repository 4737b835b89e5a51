// A lower bound of the price of every way from one place: a function whose slope nowhere exceeds the least price of an
// inch. Along any way it grows by no more than the way costs.
#pragma once

#include <vector>

#include "reach/ground_map.h"

namespace linesman {

class LowerField {
 public:
  /// `map` outlives it.
  LowerField(const GroundMap& map, Vec start);

  /// No way to anywhere in `box` costs less; infinity where none leads. The box lies within one cell of the lattice and
  /// its corners divide the cell evenly, or it is a point.
  double least_in(const Box& box) const;
  /// No inch anywhere costs less.
  double cheapest() const { return cheapest_; }

 private:
  struct Triangle {
    std::size_t corner;  ///< at the right angle
    std::size_t along;   ///< the others
    std::size_t across;
    double most;  ///< the least price of an inch in it times the step
  };

  void march(Vec start);
  void add_triangles(Vec start);
  bool slopes_kept(int sweeps, bool lower_only);
  double steepest() const;
  double linear(Vec p, const std::vector<double>& values) const;

  const GroundMap& map_;
  std::vector<double> values_;  ///< by corner
  std::vector<Triangle> triangles_;
  std::vector<bool> falling_;  ///< by cell: its diagonal runs from the north-west to the south-east
  double start_value_ = 0;
  double scale_ = 1;
  Vec start_;
  double cheapest_ = 0;
};

}  // namespace linesman
