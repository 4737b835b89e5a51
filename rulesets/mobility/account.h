// What a piece spends, and where it runs out.
#pragma once

#include <optional>
#include <vector>

#include "rules/findings.h"

namespace linesman::mobility {

/// Where `spent` passes `total`, and the clause that says so.
struct Overdraft {
  std::string_view rule;
  PathPoint place;
};

/// A sum that grows along the path, and the first place at which it passes a limit.
class Gauge {
 public:
  explicit Gauge(double limit) : limit_(limit) {}
  double sum() const { return sum_; }
  const std::optional<Overdraft>& passed() const { return passed_; }

  /// All at one place.
  void add(double amount, std::string_view rule, PathPoint place);
  /// `price` for each inch of [from, to] of a step.
  void add_along(double price, std::string_view rule, std::size_t step, double from, double to);

 private:
  double limit_;
  double sum_ = 0;
  std::optional<Overdraft> passed_;
};

/// The bill of one piece. `short_rule` is the clause that is broken where a price cannot be paid.
class Account {
 public:
  explicit Account(double total) : total_(total), sum_(total) {}

  double total() const { return total_; }
  double spent() const { return sum_.sum(); }
  const std::vector<Charge>& charges() const { return charges_; }
  /// The first place at which everything spent passes the total.
  const std::optional<Overdraft>& overdraft() const { return sum_.passed(); }

  /// What counts as travelled (mobility-33, `relative_speed` `distance`): inches gone, and prices of all else.
  double travelled() const { return travelled_; }

  /// An entry at one place, of the sum and of the bill. Nothing happens when it is not above 0. It counts as
  /// travelled by its price, or by what is given.
  void charge(Charge charge, std::string_view short_rule, std::optional<double> travelled = {});
  /// An entry of the bill for inches of a step; one that goes on at the price of the one before it is joined to that.
  /// It leaves the sum as it is: `run` adds to that, stretch by stretch.
  void enter(Charge charge);
  /// `price` for each inch of [from, to] of a step, of the sum alone.
  void run(double price, std::string_view short_rule, std::size_t step, double from, double to);

 private:
  double total_;
  Gauge sum_;
  double travelled_ = 0;
  std::vector<Charge> charges_;
};

}  // namespace linesman::mobility
