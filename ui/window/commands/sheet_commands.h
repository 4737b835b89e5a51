// Rulings on paper: previewed, printed, saved; one by one or all of a game.
#pragma once

#include "ui/window/commands/command.h"

namespace linesman {

// Of the proposed order, else of the last ruling in the record; without either a sentence says so.

void save_sheet(CommandContext& at);
void print_sheet(CommandContext& at);
void preview_sheet(CommandContext& at);

/// Of an entry of the record.
void preview_sheet_of_entry(CommandContext& at, std::int64_t seq);

// Of all rulings of the record.

void save_booklet(CommandContext& at);
void preview_booklet(CommandContext& at);

/// Asks for paper and margins, which are kept.
void set_up_page(CommandContext& at);

}  // namespace linesman
