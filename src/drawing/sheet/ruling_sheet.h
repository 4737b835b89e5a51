// The ruling sheet: all that players and umpires need to know about one ruling, and to check it. And the booklet of
// all rulings of a game.
#pragma once

#include "base/lengths.h"
#include "drawing/picture/ruling/reach_steps.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/sheet_case.h"

namespace linesman {

/// How a sheet is to speak.
struct SheetOptions {
  QString title;  ///< the game's, or its file's name
  LengthUnit unit = LengthUnit::inch;
  std::shared_ptr<const ReachSnapshot> reach{};  ///< drawn too; nullptr: not
};

/// What a single sheet has.
PaperText ruling_sheet(const SheetCase& sheet_case, const SheetOptions& options);

/// Title, verdict, decision, pictures, and the ledger: everything said once, each line with its clause. `anchor` is
/// that of its heading.
Blocks ruling_blocks(const SheetCase& sheet_case, const SheetOptions& options, const QString& anchor = {});

/// "Tiger 213: Rapid", with the entry in front of it if there is one: "5. Tiger 213: Rapid".
QString sheet_title(const SheetCase& sheet_case);

/// The booklet of a whole game: cover, contents, a sheet for each ruling, what happened between them, the clauses.
/// Of the line of the record that leads to where the game stands. A Problem when there is no ruling on it, or one of
/// them has no sheet.
Result<PaperText> booklet(const RulesetSource& rulesets, const Game& game, const SheetOptions& options);

}  // namespace linesman
