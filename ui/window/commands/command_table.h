// The one table of the window's commands: title, keys, icon, help and function of each. Menu bar, tool bars, the menus
// of a right click and the key sheet are made from it; a new command is a row beside its function. Tools have a table
// of their own (ui/tools/tool_box.h).
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "ui/window/commands/command.h"

namespace linesman {

/// In the order of the menus, those of right clicks last.
std::span<const Command> all_commands();

/// An id that is no command's is a mistake of ours.
const Command& command_named(std::string_view id);

/// Tools as commands, so that a player may change what takes them up; in the order of the tool box. Their ids are
/// "tool-" and that of the tool; they run nothing themselves.
std::span<const Command> all_tool_commands();

/// Everything that may have keys: `commands`, then the tools.
std::vector<Command> with_tools(std::span<const Command> commands);

/// Does what the command does.
void run_command(const Command& command, CommandContext& at);

}  // namespace linesman
