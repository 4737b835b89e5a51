// The designer's page: the clock of a table, turn by turn in pictures, with its figures.
#pragma once

#include "base/lengths.h"
#include "drawing/picture/clock/clock_picture.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/figures.h"

namespace linesman {

/// `table` has the game of the clock. The title may be empty.
PaperText clock_sheet(const PicturedMove& table, const ClockSnapshot& snapshot, const QString& title);

/// Its parts, for a page of another sheet.
Blocks clock_blocks(const PicturedMove& table, const ClockSnapshot& snapshot, const QString& title);

}  // namespace linesman
