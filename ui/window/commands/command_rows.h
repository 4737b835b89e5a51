// The rows of the table of commands stand beside their functions, in the `..._commands.cpp`. Inside `window` only.
#pragma once

#include <span>

#include "ui/window/commands/command.h"

namespace linesman {

// Details that several rows have.

inline constexpr CommandDetails ON_TABLE{.on_table = true};
inline constexpr CommandDetails CHECKABLE{.form = CommandForm::checkable};
constexpr CommandDetails submenu_of(CommandGroup group) { return {.form = CommandForm::submenu, .holds = group}; }
/// Its line of the key sheet.
constexpr CommandDetails listed(KeySheetPart sheet, const char* key_help = "") {
  return {.sheet = sheet, .key_help = key_help};
}
constexpr CommandDetails listed(const char* key_help) { return listed(KeySheetPart::window, key_help); }

std::span<const Command> exchange_commands();
std::span<const Command> game_commands();
std::span<const Command> help_commands();
std::span<const Command> lab_commands();
std::span<const Command> model_commands();
std::span<const Command> order_commands();
std::span<const Command> photo_commands();
std::span<const Command> preference_commands();
std::span<const Command> ruleset_commands();
std::span<const Command> second_commands();
std::span<const Command> sheet_commands();
std::span<const Command> state_commands();
std::span<const Command> terrain_commands();
std::span<const Command> view_commands();

}  // namespace linesman
