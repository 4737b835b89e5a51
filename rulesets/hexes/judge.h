// The order of judging: before the move, step by step, and what only the end shows.
#pragma once

#include "hexes/walk.h"

namespace linesman::hexes {

/// All pieces of the order along the first `written` steps of their paths as written.
Walks judge_paths(const Setting& setting, const HexOrder& order, const Trace& trace, std::size_t written);

/// The number of steps as written of the longest path of which anything is traced.
std::size_t longest_path(const Trace& trace);

bool has_faults(const Walks& walks);

/// The longest cut of the paths that has no fault: where each piece would stand then. `whole`: the paths uncut.
std::vector<Furthest> furthest_of(const Setting& setting, const HexOrder& order, const Trace& trace,
                                  const Walks& whole);

}  // namespace linesman::hexes
