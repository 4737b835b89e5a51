// The menu of a right click, or of the menu key, on the table: commands of the table of commands, by what lies under
// the pointer.
#pragma once

#include <QPoint>
#include <optional>
#include <span>

#include "ui/window/commands/command_table.h"

namespace linesman {

/// The kind of place that was clicked. A model's menu begins with the ruleset's actions. Terrain and models are
/// selected by the click, where they are not yet.
enum class ContextPlace { piece, terrain, ground };

struct ContextEntry {
  ContextPlace place;
  const char* command;                               ///< its id; empty: a line between entries
  const char* title = "";                            ///< in place of the command's own
  bool (*offered)(const CommandContext&) = nullptr;  ///< nullptr: always
  const char* within = "";                           ///< the title of the submenu that it is in; empty: of none
};

std::span<const ContextEntry> context_entries();

/// Shows the menu for a place of the table; without one (the menu key) for what is selected. Nothing where no entry
/// fits.
void show_context_menu(CommandContext& at, const std::optional<Vec>& point, QPoint global);

}  // namespace linesman
