// What differs between two games, as JSON that is kept in a record.
//
//   { "turn": 2, "table": {…}, …       members of the document as they become
//     "pieces": [ {…} ], …             things that change or come, as whole objects
//     "places": { "tank-9": 4 },       of those that come: their place in their list
//     "gone": [ "tank-3" ],            things that go
//     "order": { "terrain": [ids] } }  only when the things come to lie in another order
#pragma once

#include <array>
#include <string>

#include "base/budget.h"
#include "base/result.h"
#include "record/thing_list.h"
#include "table/game.h"

namespace linesman {

/// The change that makes `to` of `from`; an empty object when they are the same but for title and history.
Value change_between(const Game& from, const Game& to);

/// The game that a change makes, without the record. What most edits are, pieces changed and turns, costs hardly more
/// than these; the rest is written and read as a whole. Problems have their pointer below `pointer`; throws
/// WorkStopped.
Result<Game> changed(const Game& game, const Value& change, const std::string& pointer, Budget& budget);

/// A document that is changed again and again before it is read. Throws WorkStopped when its budget does not last.
class Sheet {
 public:
  /// Without the history. `budget`: outlives it; none is counted without.
  explicit Sheet(const Game& game, Budget* budget = nullptr);

  /// Problems have their pointer below `pointer`.
  Result<void> change(const Value& change, const std::string& pointer);

  /// The change that makes the document as it is now out of what `change` makes of it.
  Value inverse(const Value& change) const;

  Result<Game> game() const;

 private:
  Budget* budget_;
  Value head_;
  std::array<record::ThingList, 3> lists_;
};

}  // namespace linesman
