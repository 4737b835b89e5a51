// Rulings as JSON (protocol section 5). Numbers are written rounded to six decimals, minus zero as zero.
#pragma once

#include "base/result.h"
#include "rules/ruling.h"

namespace linesman {

Value write_ruling(const Ruling& ruling, const Game& game);

/// The text of that on one line, as `write_json` makes it.
std::string write_ruling_text(const Ruling& ruling, const Game& game);

/// The ruling on pieces of `game` that was written so: writing it again gives the same JSON. `Ruling::shown` stays
/// empty, and so does the altitude of furthest points, which is not written. A Problem's pointer is into `json`.
Result<Ruling> read_ruling(const Value& json, const Game& game);

/// The same without what names places of pieces (costs, faults, ends, furthest points): a past ruling in short, also
/// when its pieces have left the game since.
Result<Ruling> read_ruling_outline(const Value& json);

}  // namespace linesman
