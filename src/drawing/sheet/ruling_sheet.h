// The ruling sheet: all that players and umpires need to know about one ruling, and to check it. And the booklet of
// all rulings of a game.
#pragma once

#include "base/lengths.h"
#include "drawing/picture/clock/clock_picture.h"
#include "drawing/picture/ruling/reach_steps.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/sheet_case.h"
#include "referee/certainty.h"

namespace linesman {

/// The title, the unit and the extras of a sheet.
struct SheetOptions {
  QString title;  ///< the game's, or its file's name
  LengthUnit unit = LengthUnit::inch;
  std::shared_ptr<const ReachSnapshot> reach{};  ///< drawn too; nullptr: none
  std::shared_ptr<const ClockSnapshot> clock{};  ///< of the game as it stands, a page of a booklet; nullptr: none
  std::optional<Certainty> certainty{};          ///< under the usual errors; nothing: it is not known
};

/// A single sheet.
PaperText ruling_sheet(const SheetCase& sheet_case, const SheetOptions& options);

/// Title, verdict, decision, pictures, and the ledger with a clause for each line. `anchor` is that of its heading.
Blocks ruling_blocks(const SheetCase& sheet_case, const SheetOptions& options, const QString& anchor = {});

/// "Tiger 213: Rapid", with the entry in front of it if there is one: "5. Tiger 213: Rapid".
QString sheet_title(const SheetCase& sheet_case);

/// The booklet of a whole game: cover, contents, a sheet for each ruling, the entries between them, the clauses. It
/// covers the line of the record that leads to the game as it stands. A Problem when there is no ruling on it, or when
/// one of them has no sheet.
Result<PaperText> booklet(const RulesetSource& rulesets, const Game& game, const SheetOptions& options);

}  // namespace linesman
