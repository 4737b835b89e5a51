// The least price of facing: a place that does not lie ahead has to be turned to, or gone to sideways.
#pragma once

#include <vector>

#include "reach/bounds/ground_map.h"
#include "rules/fare.h"

namespace linesman {

/// The least price of some inches on the way to a place: a piece has to go to cheap ground and leave it again.
class LeastInches {
 public:
  LeastInches() = default;
  LeastInches(const GroundMap& map, Vec start);

  /// No inch anywhere costs less.
  double cheapest() const { return cheap_.empty() ? elsewhere_ : cheap_.front().price; }
  /// Of at least `inches` to within `slack` of a place.
  double price_of(double inches, Vec place, double slack) const;

 private:
  /// Cells in which an inch costs at least so much, and no more than in the next of them.
  struct Cheap {
    double price = 0;
    std::vector<double> off;  ///< by cell, inches from these cells and all cheaper ones
    double first = 0;         ///< inches of the start from them, at least
  };
  double off(const Cheap& cheap, Vec place, double slack) const;

  Lattice lattice_;
  std::vector<Cheap> cheap_;  ///< by price
  double elsewhere_ = 0;      ///< no inch in other cells costs less
};

class TurningBound {
 public:
  /// `map` is of the fare.
  TurningBound(const Fare& fare, Vec start, double facing, const GroundMap& map);

  /// No way whose centre goes to within `slack` of a place costs less, where a way that need not turn costs `straight`.
  double at(Vec place, double slack, double straight) const;

 private:
  /// All turns together at a price, from none on.
  struct Turned {
    double price;
    std::vector<double> dearest;  ///< by direction: what an inch along it costs at most, times the usual
  };
  double inches_steered(Vec off, double slack) const;
  int direction_near(Vec off) const;
  std::vector<double> dearest_along(double turned) const;
  double inches_within(Vec off, double slack, const std::vector<double>& dearest) const;
  double angle_off(double heading, double turned) const;
  void add_up_turns();

  const Fare& fare_;
  Vec start_;
  double facing_;
  std::vector<Vec> directions_;
  LeastInches inches_;
  bool free_;
  std::vector<Turned> turned_;
  std::vector<std::vector<double>> progress_;  ///< by direction: how far a way of each length gets, with steering
};

}  // namespace linesman
