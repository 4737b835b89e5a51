// All the pieces of one order together: the order of judging, the end of the move, and the furthest cut.
#pragma once

#include "hexes/walk.h"

namespace linesman::hexes {

/// Judges all pieces of the order along the first `written` steps of their paths as written.
Walks judge_paths(const Setting& setting, const HexOrder& order, const Trace& trace, std::size_t written);

/// The number of steps as written of the longest path of which anything is traced.
std::size_t longest_path(const Trace& trace);

bool has_faults(const Walks& walks);

/// The places where the pieces would stand after the longest cut of their paths that has no fault. `whole`: the paths
/// uncut.
std::vector<Furthest> furthest_of(const Setting& setting, const HexOrder& order, const Trace& trace,
                                  const Walks& whole);

// stack.cpp: what only the end shows.
void stays_together(Walks& walks);
void overstacked_end_forbidden(Walks& walks);

/// A piece that an overfull hex costs (hexes-27).
struct Loss {
  PieceIndex piece{};
  Hex hex;
};
/// In document order within a hex; empty where overfull hexes are forbidden. Refused when the `value` of a piece is
/// missing where it decides.
Result<std::vector<Loss>> overstacked_end(const Setting& setting, const Walks& walks);

/// The ends of the passengers that the order does not move itself, in document order: in the hex of their transport,
/// each facing as before.
std::vector<End> ends_of_passengers(const Game& game, const Walks& walks);

}  // namespace linesman::hexes
