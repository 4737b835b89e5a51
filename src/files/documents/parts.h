// Readers and writers of the parts of a document. Inside `files` only.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "files/documents/record.h"
#include "files/reading.h"
#include "files/writing.h"
#include "movement/grid/hex_grid.h"
#include "table/game.h"

namespace linesman::files {

/// The state that the readers of one document share.
struct Reading {
  Mistakes problems{MAX_PROBLEMS + 1};
  std::optional<HexGrid> grid;                           ///< of a table with a grid
  std::unordered_set<std::string> ids;                   ///< of all things read until now
  std::unordered_map<std::string, std::string> carried;  ///< id of each piece; id of its carrier, or empty
  std::unordered_set<std::string> in_circle;             ///< pieces that are aboard themselves through others
  Value known;                                           ///< valid features; only their ids are read
};

/// The mistakes of a document that was made by changing `known`, a document without mistakes. Features that are equal
/// in both are not checked again.
std::vector<Problem> check_changed(const Value& json, const Value& known, const std::string& file);

/// The id of a thing. A problem when an earlier thing has it.
std::string need_new_id(const JsonPlace& thing, Reading& reading);

/// The name of a thing, or empty.
std::string take_name(const JsonPlace& thing, Mistakes& problems);

/// An object of plain values; empty when it is left out.
Value take_flat_object(const JsonPlace& place, Mistakes& problems);

/// Checks the values of the keys that the protocol shares between rulesets.
void check_shared_traits(const JsonPlace& traits, Mistakes& problems);
void check_shared_status(const JsonPlace& status, Mistakes& problems);

/// Also sets `reading.grid` if the table has a valid grid.
Table read_table(const JsonPlace& place, Reading& reading);

/// The members "markers" and "family" of a table.
void read_table_markers(const JsonPlace& table_place, Table& table, Mistakes& problems);
/// The members "marker", "uncertainty" and "turn" of a piece.
void read_marker(const JsonPlace& piece_place, MarkerFamily family, Piece& piece, Mistakes& problems);
/// 64 small hexadecimal digits.
bool is_sha256(const Value& value);
/// Checks the annotation "backdrop".
void check_backdrop(const JsonPlace& backdrop, Mistakes& problems);

FeatureShape read_geometry(const JsonPlace& geometry, Kind kind, Mistakes& problems);
Feature read_feature(const JsonPlace& place, bool has_grid, Reading& reading);
std::vector<Feature> read_terrain(const JsonPlace& list, Reading& reading);
std::vector<Unit> read_units(const JsonPlace& list, Reading& reading);
/// The members "history", "here" and "chain" of a document (record.h).
Record read_record(const JsonPlace& root, Mistakes& problems);
/// Checks the `roll` of an entry.
void check_roll(const JsonPlace& roll, Mistakes& problems);
/// Checks the annotation "notes", a plan (table/plan.h).
void check_notes(const JsonPlace& notes, Mistakes& problems);
std::vector<Piece> read_pieces(const JsonPlace& list, const std::vector<Unit>& units, MarkerFamily family,
                               Reading& reading);

// The writers lay each part over the JSON that it was read from.

Value table_value(const Table& table, const Value& source);

// `was` is the thing that was read from `source`; nullptr, with an empty source, for a new thing. A member is only
// changed if reading the result would give another value.

/// A GeoJSON object, laid over `source` (null: none).
Value geometry_value(const FeatureShape& shape, const Value& source);
Value feature_value(const Feature& feature, const Feature* was, const Value& source);
Value unit_value(const Unit& unit, const Unit* was, const Value& source);
Value piece_value(const Game& game, const Piece& piece, const Game* old, const Piece* was, const Value& source);

}  // namespace linesman::files
