// Commands of the menus that are no tools. A command is one line here; what it does stands in a file of its own.
#pragma once

#include <span>

#include "ui/window/commands/command_context.h"

namespace linesman {

/// Where in the menus. Commands of one place follow one another as they are listed.
enum class MenuPlace { file_new, file_copy, file_paper, file_exchange, edit, order, view, help };

/// Where its keys work, and when it is enabled.
enum class CommandScope {
  window,  ///< everywhere
  models   ///< on the table, while a tool for models is in hand
};

struct CommandEntry {
  MenuPlace place;
  const char* id;     ///< stable: the action's object name
  const char* title;  ///< with its mnemonic; English, translated where it is shown
  const char* keys;   ///< portable text of a key sequence, or empty
  const char* icon;   ///< resources/icons/NAME.svg, or empty
  bool needs_game;    ///< disabled while none is open
  void (*run)(CommandContext&);
  CommandScope scope = CommandScope::window;
};

std::span<const CommandEntry> all_commands();

}  // namespace linesman
