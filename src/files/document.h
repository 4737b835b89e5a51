// Game documents (protocol section 2): read, checked, written back without loss.
#pragma once

#include "base/result.h"
#include "table/game.h"

namespace linesman {

inline constexpr std::int64_t DOCUMENT_VERSION = 1;
inline constexpr std::size_t MOST_FEATURES = 200'000;
inline constexpr std::size_t MOST_PIECES = 20'000;

/// A game with the JSON that it was read from, so that unknown members and the order of members survive a save.
struct Document {
  Game game;
  Value source;  ///< the object as read; null for a game that was never in a file
};

/// The first thing that is wrong refuses the document. `file` is for the Problem.
Result<Document> read_document(const Value& json, const std::string& file);
Result<Document> load_document(const std::string& path);

/// Everything that is wrong with a document, in document order; empty when it can be read.
std::vector<Problem> check_document(const Value& json, const std::string& file);

/// The JSON of a document: its source with what the game has changed written into it.
Value write_document(const Document& document);

/// Atomic. A good file is never overwritten with a bad one.
Result<void> save_document(const std::string& path, const Document& document);

}  // namespace linesman
