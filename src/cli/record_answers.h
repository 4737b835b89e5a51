// A game's record as the calls and batch answer it: as JSON, and in lines for people.
#pragma once

#include <string>

#include "base/value.h"
#include "record/verify.h"
#include "table/game.h"

namespace linesman {

/// {"holds", "entries", "judged", "chained", "under_others", "flaw": null or {"entry", "why"}}.
Value verification_value(const Verification& found);
std::string verification_text(const Verification& found);

/// {"here", "start", "head", "entries": [{"seq", "after", "kind", "verdict", "line", "chain"}]}: `line` is what
/// `record_text` says of it, `verdict` null for what has no ruling.
Value record_value(const Game& game);

/// A line for each entry: ">" marks the one after which the game stands, "*" those that led to it; a branch stands
/// further in.
std::string record_text(const Game& game);

}  // namespace linesman
