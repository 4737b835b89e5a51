// A slow judge of traces: works every fact of a trace out again by small steps and bisection, and says where it
// differs.
#pragma once

#include <string>
#include <vector>

#include "movement/trace.h"

namespace linesman {

/// Places on ways where obstacles or contours meet, and what the oracle says of them.
struct MeetingTally {
  std::size_t places = 0;
  std::size_t passed = 0;     ///< of them those where something has to be passed
  std::size_t left_open = 0;  ///< of them those where something may be told or not
};

/// A sentence for each fact of the trace that is wrong; empty when all agree to 1e-6. Grids are not looked at.
std::vector<std::string> disagreements(const Game& game, const Trace& trace);

/// The same; what is found at places where lines and polygons meet is added to the tally.
std::vector<std::string> disagreements(const Game& game, const Trace& trace, MeetingTally& tally);

}  // namespace linesman
