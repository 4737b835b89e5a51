// The booklet of a whole game: cover, contents, a sheet for each ruling, what happened between them, the clauses.
#pragma once

#include "drawing/sheet/ruling_sheet.h"

namespace linesman {

/// Of the line of the record that leads to where the game stands. A Problem when there is no ruling on it, or one of
/// them has no sheet.
Result<PaperText> booklet(const RulesetSource& rulesets, const Game& game, const SheetManner& manner);

}  // namespace linesman
