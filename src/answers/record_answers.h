// Answers about a game's record, as JSON. Calls and batch share them.
#pragma once

#include <string>

#include "answers/check_codes.h"
#include "base/result.h"
#include "base/value.h"
#include "record/rejudged.h"
#include "table/game.h"

namespace linesman {

/// {"holds", "entries", "judged", "chained", "sealed_from", "head", "signed", "editions", "otherwise",
/// "first_otherwise", "under_others", "flaw": null or {"entry", "why"}}.
Value verification_value(const Verification& found, const CheckCodes& codes);

/// The reason why a call may not add to the record of a game, with advice. `path` is the argument of the call.
std::optional<Problem> why_not_added_to(const Game& game, const std::string& path);

/// {"ruling", "entries": [{"entry", "now", "verdict", "difference", "why"}], "not_tried"}.
Value rejudged_value(const Rejudged& done);

/// {"here", "start", "head", "entries": [{"seq", "after", "kind", "verdict", "line", "chain"}]}: `line` has the
/// words of `entry_line`; `verdict` is null when the entry has no ruling.
Value record_value(const Game& game);

}  // namespace linesman
