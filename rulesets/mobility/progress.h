// What has come about on a path so far and bears on what comes after: the account of the piece, and small values, each
// kept by one theme and handed to the clauses that need it.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "mobility/way.h"
#include "rules/findings.h"

namespace linesman::mobility {

inline Finding before_move(std::string_view rule, std::string_view says = "fault", std::optional<double> excess = {},
                           Figures figures = {}, std::string with = {}) {
  return {.rule = rule,
          .excess = excess,
          .figures = std::move(figures),
          .with = std::move(with),
          .says = says,
          .stage = Stage::before_move};
}

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

/// Declared targets (mobility-43 to 47) and bases run into (mobility-42).
class OtherBases {
 public:
  struct Overrun {
    PieceIndex target{};
    bool touched = false;
    bool paid = false;  ///< by its length, with `overrun_price` `target` (mobility-45)
    double spent = 0;   ///< while the bases overlap
  };

  void declare(PieceIndex target) { overruns_.push_back({target}); }
  Overrun* overrun_of(PieceIndex target);
  std::vector<Overrun>& overruns() { return overruns_; }

  void run_into(std::size_t step, PieceIndex other) { run_into_.insert({step, other}); }
  bool was_run_into(std::size_t step, PieceIndex other) const { return run_into_.contains({step, other}); }

 private:
  std::vector<Overrun> overruns_;
  std::set<std::pair<std::size_t, PieceIndex>> run_into_;
};

/// Trees that lie already (mobility-26).
using FelledTrees = std::set<FeatureIndex>;

/// mobility-41: where the altitude is first out of bounds, and the most by which it is.
struct AltitudeBreach {
  PathPoint place;
  double most = 0;
  bool below_table = false;  ///< at the first place; else above the limit
};

struct Progress {
  Account account;
  OtherBases bases;
  FelledTrees felled;
  std::optional<AltitudeBreach> altitude;
  bool passed_edge = false;
};

}  // namespace linesman::mobility
