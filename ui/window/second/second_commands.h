// The commands of the second window.
#pragma once

#include "ui/window/commands/command.h"

namespace linesman {

/// Opens it, or brings it in front.
void show_second_window(CommandContext& at);
/// An inch an inch, or the whole table.
void toggle_life_size(CommandContext& at);
/// Asks for the size of the screen on which it is.
void calibrate_second_window(CommandContext& at);

}  // namespace linesman
