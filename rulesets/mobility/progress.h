// What has come about on a path so far and bears on what comes after: small values, each kept by one theme and handed
// to the clauses that need it.
#pragma once

#include <set>

#include "mobility/account.h"
#include "mobility/way.h"

namespace linesman::mobility {

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
