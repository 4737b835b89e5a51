// The ruling sheet: what players, umpires and judges need to know about one ruling, and to check it.
#pragma once

#include "base/lengths.h"
#include "drawing/picture/reach_steps.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/sheet_case.h"

namespace linesman {

/// How a sheet is to speak.
struct SheetManner {
  QString title;  ///< the game's, or its file's name
  LengthUnit unit = LengthUnit::inch;
  std::shared_ptr<const ReachShot> reach{};  ///< drawn too; nullptr: not
};

/// What a single sheet has.
PaperText ruling_sheet(const SheetCase& about, const SheetManner& manner);

/// Title, verdict, decision, pictures, and the ledger: everything said once, each line with its clause. `anchor` is
/// that of its heading.
Blocks ruling_blocks(const SheetCase& about, const SheetManner& manner, const QString& anchor = {});

/// "Tiger 213: Rapid", with the entry in front of it if there is one: "5. Tiger 213: Rapid".
QString sheet_title(const SheetCase& about);

/// The sentences of the clauses that these rulings cite, each once, as they read with the figures and options in force.
/// Those of other rulesets than the first's are left out.
Blocks clause_blocks(const std::vector<const SheetCase*>& cases, LengthUnit unit);

/// Ruleset, edition, options, house rules, tolerance.
Blocks condition_blocks(const Game& game, const Ruleset* usual, LengthUnit unit);

/// What the verdict or the allowance would be with other options.
Blocks interpretation_blocks(const SheetCase& about, LengthUnit unit);

/// Lines for the sides to sign on.
Blocks signature_blocks(const Game& game);

/// The entry's hash, as text and for cameras, and how to check it.
Blocks proof_blocks(const SheetCase& about);

}  // namespace linesman
