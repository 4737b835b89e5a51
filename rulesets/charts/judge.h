// An order judged: the ways of its models, their faults, and how far each could have gone.
#pragma once

#include "charts/bill.h"
#include "charts/kinds.h"

namespace linesman::charts {

/// A rule of one of these kinds depends on the whole way.
bool any_with_way(const Scene& scene, std::initializer_list<chart::Kind> kinds);

/// The ways of an order with dice, cleared ground and leaves of the table in place.
class OrderWays {
 public:
  enum class Dice {
    by_ways,
    known,  ///< the scene has them already: those of the order before events ended ways
  };
  explicit OrderWays(const Scene& scene, Dice dice = Dice::by_ways);
  OrderWays(const OrderWays&) = delete;
  OrderWays& operator=(const OrderWays&) = delete;

  const Scene& scene() const { return scene_; }
  const Ways& ways() const { return ways_; }
  /// A cut of one way can change the others.
  bool others_vary() const { return others_vary_; }
  /// Cuts the way of one model. `ways`: those of this order, of which that one alone may be cut already.
  void cut(Ways& ways, std::size_t model, PathPoint end) const;

 private:
  Ways settled(Ways ways, bool roll) const;

  const Scene& scene_;
  std::vector<std::unique_ptr<WayFacts>> facts_;
  Ways ways_;
  bool rolls_vary_ = false;   ///< how many dice are wanted depends on the way
  bool others_vary_ = false;  ///< what the others end at or meet depends on ways, too
};

/// The faults of one model along its way, in any order.
Faults faults_of(const Ways& ways, std::size_t model);
/// The way of a model breaks no rule, spends more than its total and breaks no other rule, or breaks another one.
enum class Verdict { legal, too_dear, illegal };
/// It looks no farther than to the first fault, and at the allowance last.
Verdict verdict_of(const Ways& ways, std::size_t model);

/// Another piece counts for a `coherency` rule: it is of the unit of a model, or moves by the same order.
bool counts_with(const Scene& scene, PieceIndex own, const OtherPiece& other, const chart::Coherency& rule);
/// The model of an order whose values a `coherency` rule reads for the unit of `model`: the first to which it applies,
/// whatever the ways are.
std::optional<std::size_t> reader_of(const Scene& scene, std::size_t model, const Rule& rule);
/// The last place of a leg at which the model can hold its unit together as `coherency` wants it: it is near each group
/// that the others make. 0 where there is none, the leg's end if no rule wants it.
double last_linked(const Ways& ways, std::size_t model, std::size_t step);

/// The furthest legal end of a model. `found`: its faults and those of coherency on the whole way.
std::optional<Furthest> furthest_of(const OrderWays& order, std::size_t model, const Faults& found);

// stops.cpp
/// Inches along a leg at which a rule may begin or cease to hold: places to look for the furthest end at.
std::vector<double> stops_on_leg(const Ways& ways, std::size_t model, std::size_t step);

}  // namespace linesman::charts
