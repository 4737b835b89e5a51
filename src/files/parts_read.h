// The parts of a document, each read by its own file. Inside `files` only.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "files/pose_read.h"
#include "movement/hex_grid.h"
#include "table/game.h"

namespace linesman::files {

/// What the readers of one document share.
struct Reading {
  Findings findings;
  std::optional<HexGrid> grid;                           ///< of a table with a grid
  std::unordered_set<std::string> ids;                   ///< of everything read so far
  std::unordered_map<std::string, std::string> carried;  ///< id of each piece; what it is `aboard`, or empty
};

/// An id that nothing before it has.
std::string need_new_id(const Spot& thing, Reading& reading);

/// A name if there is one.
std::string take_name(const Spot& thing, Findings& findings);

/// An object of plain values; empty when it is left out.
Value take_flat_object(const Spot& spot, Findings& findings);

/// Holds the keys that the protocol shares between rulesets against their values.
void check_shared_traits(const Spot& traits, Findings& findings);
void check_shared_status(const Spot& status, Findings& findings);

/// With the grid, if the table has a usable one, for the rest of the reading.
Table read_table(const Spot& spot, Reading& reading);

FeatureShape read_geometry(const Spot& geometry, Kind kind, Findings& findings);
std::vector<Feature> read_terrain(const Spot& list, Reading& reading);
std::vector<Unit> read_units(const Spot& list, Reading& reading);
std::vector<Piece> read_pieces(const Spot& list, const std::vector<Unit>& units, Reading& reading);

}  // namespace linesman::files
