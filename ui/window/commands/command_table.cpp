#include "ui/window/commands/command_table.h"

#include <algorithm>
#include <deque>
#include <string>

#include "base/check.h"
#include "ui/tools/tool_box.h"
#include "ui/window/commands/command_rows.h"

namespace linesman {

namespace {

constexpr const char* TOOL = "tool-";

/// Rows of one menu that stand in several files follow one another in this order.
std::vector<Command> all_rows() {
  std::vector<Command> rows;
  for (const auto& part : {model_commands(), terrain_commands(), game_commands(), order_commands(), state_commands(),
                           sheet_commands(), exchange_commands(), ruleset_commands(), lab_commands(), view_commands(),
                           second_commands(), preference_commands(), photo_commands(), help_commands()})
    rows.insert(rows.end(), part.begin(), part.end());
  std::stable_sort(rows.begin(), rows.end(), [](const Command& a, const Command& b) { return a.group < b.group; });
  return rows;
}

}  // namespace

std::span<const Command> all_commands() {
  static const std::vector<Command> ROWS = all_rows();
  return ROWS;
}

const Command& command_named(std::string_view id) {
  const auto rows = all_commands();
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const Command& c) { return c.id == id; });
  LINESMAN_CHECK(found != rows.end());
  return *found;
}

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

void run_command(const Command& command, CommandContext& at) {
  if (command.details.shows != nullptr) {
    ViewStyle style = at.table.view_style();
    style.*command.details.shows = !(style.*command.details.shows);
    at.set_view_style(style);
  }
  if (command.run != nullptr) command.run(at);
}

}  // namespace linesman
