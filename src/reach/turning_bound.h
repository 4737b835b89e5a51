// What facing costs at least: a place that does not lie ahead has to be turned to, or gone to sideways.
#pragma once

#include <vector>

#include "base/vec.h"
#include "rules/fare.h"

namespace linesman {

class TurningBound {
 public:
  /// `inch`: no inch anywhere costs less.
  TurningBound(const Fare& fare, Vec start, double facing, double inch);

  /// No way whose centre goes to within `slack` of a place costs less, where a way that need not turn costs `straight`.
  double at(Vec place, double slack, double straight) const;

 private:
  double inches_steered(Vec off, double slack) const;
  double inches_within(Vec off, double slack, double turned) const;
  double angle_off(double heading, double turned) const;
  void add_up_turns();

  const Fare& fare_;
  Vec start_;
  std::vector<Vec> directions_;
  double inch_;
  bool free_;
  std::vector<TurnBand> turned_;               ///< by price: how many degrees all turns together may come to
  std::vector<std::vector<double>> progress_;  ///< by direction: how far a way of so many inches gets, with steering
};

}  // namespace linesman
