// Reads and checks game documents (protocol section 2) and writes them back without loss.
//
//   auto document = load_document(path);
//   if (!document) return document.problem();
//   document->game = document->game.with_turn(2);
//   const auto saved = save_document(path, *document);   // unknown members of the file are kept
//
// These points are open in the protocol:
// - `linesman`, `ruleset` and `table` are required; every other member has a default. A piece without a unit needs a
//   `side`.
// - The polygons of a MultiPolygon may overlap. The feature covers their union.
// - A slope needs its `uphill`, except on a hex grid, where no rule reads it. A contour may have a `level`.
// - On a hex grid every piece, also off the table, stands at the centre of its hex, wherever `at` is in the hex.
// - A ring of `base.points` may be closed or open. Any finite `facing` is a heading. Altitudes are at least 0.
// - No piece is aboard itself or aboard a piece that it carries.
#pragma once

#include <memory>

#include "base/result.h"
#include "table/game.h"

namespace linesman {

inline constexpr std::int64_t DOCUMENT_VERSION = 1;
inline constexpr std::size_t MAX_FEATURES = 200'000;
inline constexpr std::size_t MAX_PIECES = 20'000;
inline constexpr std::int64_t LAST_TURN = 1'000'000'000;

/// A game with the JSON that it was read from, so that unknown members and the order of members survive a save.
struct Document {
  Game game;
  Value source;                                ///< the object as read; null for a game that was never in a file
  std::shared_ptr<const Game> read = nullptr;  ///< the game in `source`; nullptr: it is read again when needed
};

/// A Problem for the first mistake in the document. `file` is only for the Problem.
Result<Document> read_document(const Value& json, const std::string& file);
Result<Document> load_document(const std::string& path);

/// The mistakes of a document in document order, at most MAX_PROBLEMS and a last one that says so; empty when it can be
/// read.
std::vector<Problem> check_document(const Value& json, const std::string& file);

/// The JSON of a document: its source with the changes of the game.
Value write_document(const Document& document);

/// The text of a document's file. It is indented, or without spaces if only that is within the limits of
/// `load_document`. A Problem for a document that could not be opened again. `path` is only for the Problem.
Result<std::string> document_text(const std::string& path, const Document& document);

/// Saves atomically. A good file is never overwritten with one that could not be opened again.
Result<void> save_document(const std::string& path, const Document& document);

}  // namespace linesman
