// The one table of the window's commands: title, keys, icon, help and function of each. Menu bar, tool bars, the menus
// of a right click and the key sheet are made from it; a new command is a row. Tools have a table of their own
// (ui/tools/tool_box.h).
#pragma once

#include <span>
#include <string_view>

#include "ui/window/commands/command.h"

namespace linesman {

/// Commands of one group follow one another as in the menu.
std::span<const Command> all_commands();

/// An id that is no command's is a mistake of ours.
const Command& command_named(std::string_view id);

/// Does what the command does.
void run_command(const Command& command, CommandContext& at);

}  // namespace linesman
