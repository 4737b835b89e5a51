// The parts of a sheet around its pictures: the path with its prices, and all that stands under the ledger. Inside
// `sheet` only.
#pragma once

#include "base/lengths.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/sheet_case.h"

namespace linesman {

/// Columns of every grid of a sheet: where or which, how much, a sentence, its clause. Amounts stand in one line.
std::vector<Column> ledger_columns();

/// A row for each step of the piece of whose costs the ruling tells, under it its costs and up to where they go, and
/// the sum; of other pieces with paths of their own a row each. Empty when nothing moves and nothing is paid.
Grid path_grid(const SheetCase& sheet_case, LengthUnit unit);

/// The sentences of the clauses that these rulings cite, each once, as they read with the figures and options in force.
/// Those of other rulesets than the first's are left out.
Blocks clause_blocks(const std::vector<const SheetCase*>& cases, LengthUnit unit);

/// Ruleset, edition, options, house rules, tolerance.
Blocks condition_blocks(const Game& game, const Ruleset* usual, LengthUnit unit);

/// What the verdict or the allowance would be with other options.
Blocks interpretation_blocks(const SheetCase& sheet_case, LengthUnit unit);

/// Lines for the sides to sign on.
Blocks signature_blocks(const Game& game);

/// The entry's hash, as text and for cameras, and how to check it.
Blocks proof_blocks(const SheetCase& sheet_case);

}  // namespace linesman
