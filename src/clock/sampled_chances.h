// Chances over rolled games, in which some movers are there by a turn or not and others by counted chances.
#pragma once

#include "clock/chances.h"

namespace linesman {

/// A mean of what games give, with its standard error.
class MeanOfGames {
 public:
  /// `games`: that give this.
  void add(double value, double games = 1);
  double mean() const { return games_ > 0 ? sum_ / games_ : 0; }
  double error() const;
  /// Three standard errors either way.
  Likely likely() const;

 private:
  double sum_ = 0;
  double squares_ = 0;
  double games_ = 0;
};

/// A mover, as a side counts it.
struct MoverChances {
  Arrivals by;
  std::vector<int> games{};  ///< by rolled game the turn by whose end it is there; empty: `by` is counted
};

struct SampledChances {
  std::vector<Arrivals> by;  ///< by side
  FirstThere first;
  int samples = 0;
  double error = 0;  ///< the greatest of all standard errors
};

/// Over the games that all sampled movers have played. `sides`: their movers.
SampledChances sampled_chances(const std::vector<std::vector<MoverChances>>& sides, int turns,
                               std::optional<std::size_t> first);

}  // namespace linesman
