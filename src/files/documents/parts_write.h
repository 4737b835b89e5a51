// Writes the parts of a document as JSON, each laid over the JSON that it was read from. Inside `files` only.
#pragma once

#include "files/writing.h"
#include "table/game.h"

namespace linesman::files {

Value table_value(const Table& table, const Value& source);

// `was` is the thing that was read from `source`; nullptr, with an empty source, for a new thing. A member is only
// changed if reading the result would give another value.

/// A GeoJSON object, laid over `source` (null: none).
Value geometry_value(const FeatureShape& shape, const Value& source);
Value feature_value(const Feature& feature, const Feature* was, const Value& source);
Value unit_value(const Unit& unit, const Unit* was, const Value& source);
Value piece_value(const Game& game, const Piece& piece, const Game* old, const Piece* was, const Value& source);

}  // namespace linesman::files
