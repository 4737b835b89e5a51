// Gaps between what is closed to the movers of a side: how wide, who does not fit, how many stand in one abreast, and
// which of them have to be shut to keep a side from an objective.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "clock/goal.h"
#include "clock/mover.h"
#include "geometry/boost/measure.h"

namespace linesman {

/// A thing that is closed to some movers of a side.
struct ClosedThing {
  std::string id;  ///< of a feature or piece; "edge"
  Measured outline;
  std::vector<std::size_t> movers;  ///< to whom, by their numbers among those of the side
};

struct GapOfSide {
  std::string a;
  std::string b;
  Vec from;  ///< the shortest way from one to the other
  Vec to;
  double width = 0;
  int lanes = 0;                            ///< of the side's most usual bases, abreast
  std::vector<std::string> does_not_fit{};  ///< ids of movers
};

/// The width of a base, turned as it passes best, inches.
double narrowest(const Footprint& base);

/// The gaps of a side, of which these are all movers, at most MOST_GAP wide.
std::vector<GapOfSide> gaps_of(const Hearing& hearing, const std::vector<const ClockMover*>& movers,
                               std::vector<ClosedThing>& things);
inline constexpr double MOST_GAP = 12;

/// The least cut of a side from one of the goals.
struct LeastCut {
  std::string goal;          ///< its id; empty: no goal lies behind gaps alone
  int lanes = 0;             ///< that have to be shut
  std::vector<bool> gaps{};  ///< by gap: it is one of those that have to be shut
};

/// `starts`: where the movers stand.
LeastCut least_cut(const Table& table, const std::vector<ClosedThing>& things, const std::vector<GapOfSide>& gaps,
                   const std::vector<Vec>& starts, const std::vector<Goal>& goals);

/// A way passes through the gap.
bool passes(const Polyline& way, const GapOfSide& gap);

}  // namespace linesman
