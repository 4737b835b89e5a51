// The parts of a document, each read by its own file. Inside `files` only.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "files/documents/record.h"
#include "files/reading.h"
#include "movement/hex_grid.h"
#include "table/game.h"

namespace linesman::files {

/// What the readers of one document share.
struct Reading {
  ProblemList problems;
  std::optional<HexGrid> grid;                           ///< of a table with a grid
  std::unordered_set<std::string> ids;                   ///< of everything read so far
  std::unordered_map<std::string, std::string> carried;  ///< id of each piece; what it is `aboard`, or empty
  std::unordered_set<std::string> in_circle;             ///< of those the ones that are aboard themselves over others
  Value known;                                           ///< features that are known to be good; their ids are read
};

/// Everything that is wrong with a document that was made from `known`, which was read: of what stands in both the
/// same, features are not looked at again.
std::vector<Problem> check_changed(const Value& json, const Value& known, const std::string& file);

/// An id that nothing before it has.
std::string need_new_id(const JsonPlace& thing, Reading& reading);

/// A name if there is one.
std::string take_name(const JsonPlace& thing, ProblemList& problems);

/// An object of plain values; empty when it is left out.
Value take_flat_object(const JsonPlace& place, ProblemList& problems);

/// Holds the keys that the protocol shares between rulesets against their values.
void check_shared_traits(const JsonPlace& traits, ProblemList& problems);
void check_shared_status(const JsonPlace& status, ProblemList& problems);

/// With the grid, if the table has a usable one, for the rest of the reading.
Table read_table(const JsonPlace& place, Reading& reading);

FeatureShape read_geometry(const JsonPlace& geometry, Kind kind, ProblemList& problems);
Feature read_feature(const JsonPlace& place, bool has_grid, Reading& reading);
std::vector<Feature> read_terrain(const JsonPlace& list, Reading& reading);
std::vector<Unit> read_units(const JsonPlace& list, Reading& reading);
/// The members "history", "here" and "chain" of a document (files/documents/entry.h says what an entry is).
Record read_record(const JsonPlace& root, ProblemList& problems);
/// Holds the `roll` of a history's entry against what it must have.
void check_roll(const JsonPlace& roll, ProblemList& problems);
/// Holds the annotation "notes" against what a plan must be (table/plan.h).
void check_notes(const JsonPlace& notes, ProblemList& problems);
std::vector<Piece> read_pieces(const JsonPlace& list, const std::vector<Unit>& units, Reading& reading);

}  // namespace linesman::files
