// A game's record as the calls and batch answer it: as JSON, and in lines for people.
#pragma once

#include <string>

#include "base/result.h"
#include "base/value.h"
#include "record/rejudged.h"
#include "record/verify.h"
#include "table/game.h"

namespace linesman {

/// What a record is held against from outside, and what it shows to be compared.
struct CheckCodes {
  std::string given;                  ///< a code from a sheet; empty: none was
  std::optional<std::int64_t> entry;  ///< the entry that has it
  std::int64_t here = 0;              ///< the entry after which the game stands
  std::string of_here;                ///< its code
};
CheckCodes check_codes(const Game& game, const std::string& given);

/// A record in which no entry has the given code has a flaw.
Verification held_against(const CheckCodes& codes, Verification found);

/// {"holds", "entries", "judged", "chained", "sealed_from", "head", "signed", "editions", "otherwise",
/// "first_otherwise", "under_others", "flaw": null or {"entry", "why"}}.
Value verification_value(const Verification& found, const CheckCodes& codes);
std::string verification_text(const Verification& found, const CheckCodes& codes);

/// Why a call may not add to the record of a game, and what to do; `path` as the call was given it.
std::optional<Problem> why_not_added_to(const Game& game, const std::string& path);

/// The newest entry, as `record_text` tells it, with its number.
std::string newest_entry_text(const Game& game);

/// {"ruling", "entries": [{"entry", "now", "verdict", "difference", "why"}], "not_tried"}.
Value rejudged_value(const Rejudged& done);
std::string rejudged_text(const Rejudged& done);

/// {"here", "start", "head", "entries": [{"seq", "after", "kind", "verdict", "line", "chain"}]}: `line` is what
/// `record_text` says of it, `verdict` null for what has no ruling.
Value record_value(const Game& game);

/// A line for each entry: ">" marks the one after which the game stands, "*" those that led to it; a branch stands
/// further in.
std::string record_text(const Game& game);

}  // namespace linesman
