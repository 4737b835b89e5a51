// Tools as commands, so that a player may change what takes them up.
#pragma once

#include <QKeySequence>
#include <QList>
#include <span>
#include <vector>

#include "ui/window/commands/command.h"

namespace linesman {

struct Preferences;

/// In the order of the tool box. Their ids are "tool-" and that of the tool; they run nothing themselves.
std::span<const Command> all_tool_commands();

/// Everything that may have keys: `commands`, then the tools.
std::vector<Command> with_tools(std::span<const Command> commands);

/// The keys that take a tool up. One that is also a command's on the table is left to that: it takes the tool up where
/// it has nothing else to do.
QList<QKeySequence> keys_of_tool(const Command& tool, std::span<const Command> commands,
                                 const Preferences& preferences);

}  // namespace linesman
