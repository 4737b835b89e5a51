#include "ui/window/commands/tool_commands.h"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "ui/tools/tool_box.h"
#include "ui/window/preferences/preferences.h"

namespace linesman {

namespace {

constexpr const char* TOOL = "tool-";

}  // namespace

std::span<const Command> all_tool_commands() {
  static std::deque<std::string> ids;  // the commands point to them
  static const std::vector<Command> commands = [] {
    std::vector<Command> all;
    for (const ToolEntry& entry : all_tools()) {
      ids.push_back(TOOL + std::string(entry.id));
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

std::vector<Command> with_tools(std::span<const Command> commands) {
  std::vector<Command> all(commands.begin(), commands.end());
  all.insert(all.end(), all_tool_commands().begin(), all_tool_commands().end());
  return all;
}

QList<QKeySequence> keys_of_tool(const Command& tool, std::span<const Command> commands,
                                 const Preferences& preferences) {
  QList<QKeySequence> keys = keys_in_force(tool, preferences);
  for (const Command& command : commands)
    if (command.details.on_table && !std::string_view(command.id).starts_with(TOOL))
      for (const QKeySequence& key : keys_in_force(command, preferences)) keys.removeAll(key);
  return keys;
}

}  // namespace linesman
