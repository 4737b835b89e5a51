// What differs between two games, whatever it is: all that a document holds.
//
//   { as record/changes.h has it for what stands on the table,
//     and the other members of a document as they become: "title", "notes", "here", …,
//     "without": ["notes"]          members that go
//     "keep": 4, "history": [ … ] } the record: so many entries stay, these come after them
#pragma once

#include "files/document.h"

namespace linesman {

/// An empty object when nothing differs.
Value game_change(const Game& from, const Game& to);

/// A game that is changed again and again before it is read.
class Restoring {
 public:
  explicit Restoring(const Game& base);

  Result<void> change(const Value& change);

  /// A Problem when what came out is no game.
  Result<Game> game() const;

 private:
  Value members_;         ///< of the document, without what stands on the table
  Value::Array changes_;  ///< of what stands there
  Game base_;
};

}  // namespace linesman
