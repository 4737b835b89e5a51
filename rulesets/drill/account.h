// What a piece may spend and spends on its way.
#pragma once

#include "drill/way.h"

namespace linesman::drill {

/// Of one turn, BD.
struct Speed {
  bool none = false;  ///< a formation that does not move: both figures are 0
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
  /// Where `spent` passes `total`, as told.
  const std::optional<PathPoint>& passed() const { return passed_; }
  const std::vector<Charge>& charges() const { return charges_; }

  /// A charge at one place; nothing for an amount of 0.
  void pay(Charge charge);
  /// A stretch of a leg or turn, `rate` BD for each unit of `s`. It is entered in the bill by `enter`.
  void go(std::size_t step, double from, double to, double rate);
  /// An entry that sums up what `go` has spent.
  void enter(Charge charge) { charges_.push_back(std::move(charge)); }

 private:
  const Way& way_;
  const double total_;
  double spent_ = 0;
  std::optional<PathPoint> passed_;
  std::vector<Charge> charges_;
};

}  // namespace linesman::drill
