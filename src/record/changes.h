// The difference between two games, as JSON in a record.
//
//   const Value change = change_between(before, after);
//   assert(changed(before, change, "", budget).value() == after);   // but for title and history
//
//   { "turn": 2, "table": {…}, …       members of the document with their new values
//     "pieces": [ {…} ], …             things that are changed or added, as whole objects
//     "places": { "tank-9": 4 },       the index of each added thing in its list
//     "gone": [ "tank-3" ],            things that are removed
//     "order": { "terrain": [ids] } }  only when the order of the things changes
#pragma once

#include <array>
#include <string>

#include "base/budget.h"
#include "base/result.h"
#include "record/thing_list.h"
#include "table/game.h"

namespace linesman {

/// The change that turns `from` into `to`; an empty object when they differ at most in title and history.
Value change_between(const Game& from, const Game& to);

/// Whether two games differ at most in title and history: `change_between` would be empty. Cheap where it is so.
bool no_change_between(const Game& a, const Game& b);

/// The game after a change, without the record. A change of existing pieces and the turn alone, as most are, costs
/// little more than those pieces; for any other the whole game is written and read. Problems have a pointer below
/// `pointer`. Throws WorkStopped.
Result<Game> changed(const Game& game, const Value& change, const std::string& pointer, Budget& budget);

/// A document that takes many changes before it is read as a game. Throws WorkStopped when its budget runs out.
class PatchedDocument {
 public:
  /// The game without its history. `budget` outlives the document; nullptr: work is not counted.
  explicit PatchedDocument(const Game& game, Budget* budget = nullptr);

  /// Problems have a pointer below `pointer`.
  Result<void> change(const Value& change, const std::string& pointer);

  /// The change that leads back to the present document after `change`.
  Value inverse(const Value& change) const;

  Result<Game> game() const;

 private:
  Budget* budget_;
  Value head_;
  std::array<record::ThingList, 3> lists_;
};

}  // namespace linesman
