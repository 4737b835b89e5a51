// How an answer of the clock is worked out: what ends it early, what is known already, and what part of it is wanted.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "clock/mover_found.h"

namespace linesman {

/// How an answer is worked out.
struct ClockWork {
  std::stop_token stop{};
  /// The share that is done, 0 to 1, and what is being done; one call at a time, from any thread.
  std::function<void(double share, const Sentence& doing)> progress{};
  std::vector<MoverFound> known{};  ///< of these movers nothing is looked for
};

/// A part of the work.
struct ClockPart {
  std::vector<std::string> movers{};  ///< ids of the movers, or of their pieces; empty: all
  std::optional<int> block{};         ///< of SAMPLES_OF_A_BLOCK rolled games, from 0; nothing: all games
};

}  // namespace linesman
