// Answers about a game's record, as JSON and in lines for people. Calls and batch share them.
#pragma once

#include <string>

#include "base/result.h"
#include "base/value.h"
#include "record/rejudged.h"
#include "record/verify.h"
#include "table/game.h"

namespace linesman {

/// A check code from outside, and the code of the record to compare by eye.
struct CheckCodes {
  std::string given;                  ///< a code from a sheet; empty: none
  std::optional<std::int64_t> entry;  ///< the entry that has the given code
  std::int64_t here = 0;              ///< the entry after which the game stands
  std::string of_here;                ///< its code
};
CheckCodes check_codes(const Game& game, const std::string& given);

/// Adds a flaw when no entry of the record has the given code.
Verification held_against(const CheckCodes& codes, Verification found);

/// {"holds", "entries", "judged", "chained", "sealed_from", "head", "signed", "editions", "otherwise",
/// "first_otherwise", "under_others", "flaw": null or {"entry", "why"}}.
Value verification_value(const Verification& found, const CheckCodes& codes);
std::string verification_text(const Verification& found, const CheckCodes& codes);

/// The reason why a call may not add to the record of a game, with advice. `path` is the argument of the call.
std::optional<Problem> why_not_added_to(const Game& game, const std::string& path);

/// The newest entry with its number, in the words of `record_text`.
std::string newest_entry_text(const Game& game);

/// {"ruling", "entries": [{"entry", "now", "verdict", "difference", "why"}], "not_tried"}.
Value rejudged_value(const Rejudged& done);
std::string rejudged_text(const Rejudged& done);

/// {"here", "start", "head", "entries": [{"seq", "after", "kind", "verdict", "line", "chain"}]}: `line` has the words
/// of `record_text`; `verdict` is null when the entry has no ruling.
Value record_value(const Game& game);

/// A line for each entry. ">" marks the entry after which the game stands, "*" the entries before it on its line.
/// Branches are indented.
std::string record_text(const Game& game);

}  // namespace linesman
