// Makes the parts of a sheet around its pictures: the path with its prices, and the parts under the ledger. Inside
// `sheet` only.
#pragma once

#include "base/lengths.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/sheet_case.h"

namespace linesman {

/// The columns of every grid of a sheet: place or name, amount, sentence, clause. Amounts are aligned.
std::vector<Column> ledger_columns();

/// A row for each step of the piece whose costs the ruling lists, with the costs and their ends under it, and the sum;
/// a row for each other piece with its own path. Empty when nothing moves and nothing is paid.
Grid path_grid(const SheetCase& sheet_case, LengthUnit unit);

/// The sentences of the clauses that these rulings cite, each once, with the figures and options in force. Clauses of
/// other rulesets than the first ruling's are left out.
Blocks clause_blocks(const std::vector<const SheetCase*>& cases, LengthUnit unit);

/// Ruleset, edition, options, house rules, tolerance.
Blocks condition_blocks(const Game& game, const Ruleset* usual, LengthUnit unit);

/// The verdicts and allowances with other options.
Blocks interpretation_blocks(const SheetCase& sheet_case, LengthUnit unit);

/// Lines for the sides to sign on.
Blocks signature_blocks(const Game& game);

/// The entry's hash, as text and for cameras, and how to check it.
Blocks proof_blocks(const SheetCase& sheet_case);

}  // namespace linesman
