// What a piece spends, and where it runs out.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/ruling_builder.h"

namespace linesman::mobility {

/// A point of a path: on a leg or climb `s` inches along it; of a turn or act `s` is 0 before it and WHOLE after it.
struct Spot {
  std::size_t step = 0;
  double s = 0;
  friend auto operator<=>(const Spot&, const Spot&) = default;
};

/// `s` of a turn or act that is done.
inline constexpr double WHOLE = 1;

/// An entry of the bill, in inches of allowance.
struct Charge {
  std::string rule;
  double amount = 0;
  std::size_t step = 0;
  double from = 0;  ///< inches along the step
  double to = 0;
  Figures figures = {};
  std::string says = "cost";
};

/// Where `spent` passes `total`, and the clause that says so.
struct Overdraft {
  std::string rule;
  Spot spot;
};

/// A sum that grows along the path, and the first place at which it passes a limit.
class Gauge {
 public:
  explicit Gauge(double limit) : limit_(limit) {}
  double sum() const { return sum_; }
  const std::optional<Overdraft>& passed() const { return passed_; }

  /// All at one place.
  void add(double amount, std::string_view rule, Spot spot);
  /// `price` for each inch of [from, to] of a step.
  void add_along(double price, std::string_view rule, std::size_t step, double from, double to);

 private:
  double limit_;
  double sum_ = 0;
  std::optional<Overdraft> passed_;
};

class Account {
 public:
  explicit Account(double total) : total_(total), all_(total), path_only_(total) {}

  double total() const { return total_; }
  double spent() const { return all_.sum(); }
  const std::vector<Charge>& charges() const { return charges_; }
  /// The first place at which everything spent passes the total.
  const std::optional<Overdraft>& overdraft() const { return all_.passed(); }
  /// The same for a path that is cut before the piece gets in: what it waited for that does not count.
  const std::optional<Overdraft>& overdraft_of_path() const { return path_only_.passed(); }

  /// A charge at one place; `short_rule` is the clause that is broken when it cannot be paid.
  void charge(Charge charge, std::string_view short_rule);
  /// The same, but only of the whole path: what getting in takes.
  void charge_for_boarding(Charge charge, std::string_view short_rule);
  /// An entry for inches of a step: the next one of the same clause and price is joined to it. What it does to the sum
  /// is told by `run`.
  void enter(Charge charge);
  void run(double price, std::string_view short_rule, std::size_t step, double from, double to);

 private:
  double total_;
  Gauge all_;
  Gauge path_only_;
  std::vector<Charge> charges_;
};

}  // namespace linesman::mobility
