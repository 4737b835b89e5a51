// Game documents (protocol section 2): read, checked, written back without loss.
//
// Where the protocol leaves it open:
// - `linesman`, `ruleset` and `table` are required; everything else has a default. A piece without a unit needs a
// `side`.
// - The polygons of a MultiPolygon may overlap one another: the feature's area is all of theirs.
// - A slope needs its `uphill`, but not on a hex grid, where nobody asks for it; a contour may have a `level`.
// - On a hex grid every piece stands at the centre of its hex, wherever in it `at` lies; so do pieces off the table.
// - A ring of `base.points` may be closed or not. Any finite `facing` is a heading; altitudes are not below 0.
// - Nobody is aboard itself, or aboard what it carries.
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
  std::shared_ptr<const Game> read = nullptr;  ///< the game that `source` says; nullptr: it is read from it again
};

/// The first thing that is wrong refuses the document. `file` is for the Problem.
Result<Document> read_document(const Value& json, const std::string& file);
Result<Document> load_document(const std::string& path);

/// Everything that is wrong with a document, in document order; empty when it can be read.
std::vector<Problem> check_document(const Value& json, const std::string& file);

/// The JSON of a document: its source with what the game has changed written into it.
Value write_document(const Document& document);

/// The text of a document's file: indented, or without spaces where only that is small enough to be opened again. A
/// Problem for a document that could not be opened again; `path` is for the Problem.
Result<std::string> document_text(const std::string& path, const Document& document);

/// Atomic. A good file is never overwritten with a bad one.
Result<void> save_document(const std::string& path, const Document& document);

}  // namespace linesman
