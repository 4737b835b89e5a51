// All the pieces of one order together: the order of judging, what stands before the move, its end, and the furthest
// cut.
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

// stack.cpp: what only the end shows.
void stays_together(Walks& walks);
void overstacked_end_forbidden(Walks& walks);

/// Whom an overfull hex costs (hexes-27): document order within a hex, each with the hex.
struct Loss {
  PieceIndex piece{};
  Hex hex;
};
/// Nobody where that is forbidden. Refused when somebody's `value` is missing where it decides.
Result<std::vector<Loss>> overstacked_end(const Setting& setting, const Walks& walks);

/// Where the passengers end, in document order: where their transport does, each facing as before. Nobody whom the
/// order moves itself.
std::vector<End> ends_of_passengers(const Game& game, const Walks& walks);

}  // namespace linesman::hexes
