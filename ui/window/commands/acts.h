// Acts of the window that are no rows of the table of commands: buttons, panels and events ask for them.
#pragma once

#include "drawing/picture/clock/clock_picture.h"
#include "ui/window/commands/command.h"

namespace linesman {

class PhotographDialog;

/// Asks an umpire why, and who he is, and carries the proposed order out.
void decide_on_order(CommandContext& at);

/// The ruling sheet of an entry of the record, as it would be printed.
void preview_sheet_of_entry(CommandContext& at, std::int64_t seq);

/// The designer's page of a clock, as it would be printed.
void preview_clock_page(CommandContext& at, const Game& game, const ClockSnapshot& snapshot);

/// The file of a photograph that the player chooses; empty: none.
QString asked_photograph(CommandContext& at);
/// Shows the models that moved in a photograph, and moves those that the players accept in one step. `read`: the dialog
/// that reads it already for the game as it stands; nullptr: none does.
void show_photograph(CommandContext& at, const QString& path, PhotographDialog* read = nullptr);

/// From now on F1 brings help in every dialog and window.
void hear_help_key(CommandContext& at);

}  // namespace linesman
