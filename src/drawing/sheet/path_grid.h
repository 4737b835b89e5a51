// The path of an order with what each stretch of it costs. Inside `ui/sheet` only.
#pragma once

#include "base/lengths.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/sheet_case.h"

namespace linesman {

/// Columns of every grid of a sheet: where or which, how much, a sentence, its clause. Amounts stand in one line.
std::vector<Column> ledger_columns();

/// A row for each step of the piece of whose costs the ruling tells, under it its costs and up to where they go, and
/// the sum; of other pieces with paths of their own a row each. Empty when nothing moves and nothing is paid.
Grid path_grid(const SheetCase& about, LengthUnit unit);

}  // namespace linesman
