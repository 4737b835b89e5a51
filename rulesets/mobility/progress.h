// The progress of a piece on its path: its account, and other small values that a later step has to know. One theme
// keeps each of them and hands it to the clauses that need it.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "mobility/way.h"
#include "rules/findings.h"

namespace linesman::mobility {

/// A fault of the state or the start of a piece, which it has on any path.
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

  /// Adds an amount at one place.
  void add(double amount, std::string_view rule, PathPoint place);
  /// Adds `price` for each inch of [from, to] of a step.
  void add_along(double price, std::string_view rule, std::size_t step, double from, double to);

 private:
  double limit_;
  double sum_ = 0;
  std::optional<Overdraft> passed_;
};

/// The bill of one piece. `short_rule`: the clause that is broken where too little is left.
class Account {
 public:
  explicit Account(double total) : total_(total), sum_(total) {}

  double total() const { return total_; }
  double spent() const { return sum_.sum(); }
  const std::vector<Charge>& charges() const { return charges_; }
  /// The first place at which the sum passes the total.
  const std::optional<Overdraft>& overdraft() const { return sum_.passed(); }

  /// mobility-33 with `relative_speed` `distance`: inches gone, and the prices of everything else.
  double travelled() const { return travelled_; }

  /// Adds an entry at one place to the sum and the bill, if it is above 0. `travelled`: what it adds to `travelled`,
  /// its amount by default.
  void charge(Charge charge, std::string_view short_rule, std::optional<double> travelled = {});
  /// Adds an entry for inches of a step to the bill alone; an entry that goes on at the price of the one before it is
  /// joined to it. `run` adds the inches to the sum.
  void enter(Charge charge);
  /// Adds `price` for each inch of [from, to] of a step to the sum alone.
  void run(double price, std::string_view short_rule, std::size_t step, double from, double to);

 private:
  double total_;
  Gauge sum_;
  double travelled_ = 0;
  std::vector<Charge> charges_;
};

/// Declared targets (mobility-43 to 47), and bases that the piece has run into (mobility-42).
class OtherBases {
 public:
  struct Overrun {
    PieceIndex target{};
    bool touched = false;
    bool paid = false;  ///< its length is paid, with `overrun_price` `target` (mobility-45)
    double spent = 0;   ///< inches while the bases overlap
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

/// Trees that have been felled (mobility-26).
using FelledTrees = std::set<FeatureIndex>;

/// mobility-41: the first place where the altitude is out of bounds, and the most inches by which it ever is.
struct AltitudeBreach {
  PathPoint place;
  double most = 0;
  bool below_table = false;  ///< at the first place it is below the table; else above the limit
};

struct Progress {
  Account account;
  OtherBases bases;
  FelledTrees felled;
  std::optional<AltitudeBreach> altitude;
  bool passed_edge = false;
};

}  // namespace linesman::mobility
