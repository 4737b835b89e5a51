#include "ui/window/commands/tool_commands.h"

#include <deque>
#include <string>
#include <vector>

#include "ui/tools/tool_box.h"
#include "ui/window/commands/command_table.h"
#include "ui/window/preferences/preferences.h"

namespace linesman {

std::span<const Command> all_tool_commands() {
  static std::deque<std::string> ids;  // the commands point to them
  static const std::vector<Command> commands = [] {
    std::vector<Command> all;
    for (const ToolEntry& entry : all_tools()) {
      ids.push_back("tool-" + std::string(entry.id));
      CommandDetails details;
      details.on_table = true;
      details.help = entry.help;
      all.push_back({ids.back().c_str(), entry.title, entry.key, entry.icon, CommandGroup::none, CommandUse::own,
                     nullptr, details});
    }
    return all;
  }();
  return commands;
}

std::span<const Command> all_with_keys() {
  static const std::vector<Command> commands = [] {
    std::vector<Command> all(all_commands().begin(), all_commands().end());
    all.insert(all.end(), all_tool_commands().begin(), all_tool_commands().end());
    return all;
  }();
  return commands;
}

QList<QKeySequence> keys_of_tool(const Command& tool, const Preferences& preferences) {
  QList<QKeySequence> keys = keys_in_force(tool, preferences);
  for (const Command& command : all_commands())
    if (command.details.on_table)
      for (const QKeySequence& key : keys_in_force(command, preferences)) keys.removeAll(key);
  return keys;
}

}  // namespace linesman
