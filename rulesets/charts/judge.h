// An order judged: the ways of its models, their faults, and how far each could have gone.
#pragma once

#include "charts/bill.h"
#include "charts/kinds.h"

namespace linesman::charts {

/// The ways of an order with dice, cleared ground and leaves of the table in place.
class OrderWays {
 public:
  explicit OrderWays(const Scene& scene);
  OrderWays(const OrderWays&) = delete;
  OrderWays& operator=(const OrderWays&) = delete;

  const Scene& scene() const { return scene_; }
  const Ways& ways() const { return ways_; }
  /// The same order with the way of one model cut.
  Ways with_cut(std::size_t model, PathPoint end) const;

 private:
  Ways settled(Ways ways, bool roll) const;

  const Scene& scene_;
  std::vector<std::unique_ptr<WayFacts>> facts_;
  Ways ways_;
  bool rolls_vary_ = false;  ///< how many dice are wanted depends on the way
};

/// The faults of one model along its way, in path order; at one place in the order of the file.
Faults faults_of(const Ways& ways, std::size_t model);
/// Whether there are none; it looks no farther than to the first.
bool is_faultless(const Ways& ways, std::size_t model);

/// The furthest legal end of a model. `found`: its faults and those of coherency on the whole way.
std::optional<Furthest> furthest_of(const OrderWays& order, std::size_t model, const Faults& found);

// stops.cpp
/// Inches along a leg at which a rule may begin or cease to hold: places to look for the furthest end at.
std::vector<double> stops_on_leg(const Ways& ways, std::size_t model, std::size_t step);

}  // namespace linesman::charts
