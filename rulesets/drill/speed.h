// How far a piece may go, and what it spends of that.
#pragma once

#include "drill/way.h"

namespace linesman::drill {

/// The speed of a piece in one turn, BD.
struct Speed {
  bool none = false;  ///< the formation does not move, and both figures are 0
  double full = 0;    ///< with musician and die, without action points
  double total = 0;   ///< what may be spent
  Grants grants{};    ///< what `total` comes from
};

class Account {
 public:
  Account(const Way& way, const Speed& speed) : way_(way), total_(speed.total) {}

  double total() const { return total_; }
  double spent() const { return spent_; }
  double left() const { return total_ - spent_; }
  /// The place where `spent` passes `total`, as rulings show it.
  const std::optional<PathPoint>& passed() const { return passed_; }
  const std::vector<Charge>& charges() const { return charges_; }

  /// Adds a charge at one place, unless its amount is 0.
  void pay(Charge charge);
  /// Spends on a stretch of a leg or turn, `rate` BD for each unit of `s`. The bill gets its entry by `enter`.
  void go(std::size_t step, double from, double to, double rate);
  /// Adds an entry to the bill for what `go` has spent.
  void enter(Charge charge) { charges_.push_back(std::move(charge)); }

 private:
  const Way& way_;
  const double total_;
  double spent_ = 0;
  std::optional<PathPoint> passed_;
  std::vector<Charge> charges_;
};

/// All that decides the speed of a piece, known from a traced way or assumed before there is one.
struct SpeedBasis {
  const Setting& setting;
  const OrderedPiece& piece;
  OrderKind kind = OrderKind::move;  ///< not `pass`
  double acts = 0;                   ///< drill-8: how often a battery limbers or unlimbers
  bool alone = true;                 ///< drill-25: the base overlaps no unit, anywhere on the path
};
SpeedBasis basis_of(const Way& way);

/// drill-4 with drill-5 and drill-13: the speed in a formation without action points, never below 0 in all.
Grants full_speed_in(const SpeedBasis& basis, Formation formation);

/// drill-4 with drill-8: the speed in a formation, with the action points of a battery.
Grants speed_in(const SpeedBasis& basis, Formation formation);

/// drill-6: the price of that number of acts, BD.
double price_of_acts(const Tables& tables, double acts);

/// drill-30: how far a pass may go, BD. In roads.cpp.
Grants total_of_passing(const Way& way);

/// drill-25: meeting other units on a march makes it faster. No edition says so, but house rules may.
bool slows_down_alone(const Way& way);

Speed speed_by_arm_and_formation(const Way& way);           // drill-4 with drill-8, and drill-30 for a pass
void a_mob_does_not_move(const Way& way, Findings& found);  // drill-4
void action_points(const Way& way, Findings& found);        // drill-8
/// drill-9, and drill-30 for a pass. Returns whether the piece has spent more than its allowance.
bool distance_and_allowance(const Way& way, const Speed& speed, const Account& account, Findings& found);
void only_forward(const Way& way, Findings& found);     // drill-9, front_only
void the_tables_edge(const Way& way, Findings& found);  // drill-9

}  // namespace linesman::drill
