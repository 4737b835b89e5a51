// What a right click, or the menu key, offers on the table. An entry is one line; what lies under the pointer says
// which entries there are.
#pragma once

#include <QPoint>
#include <optional>
#include <span>

#include "ui/window/commands/command_context.h"

namespace linesman {

/// What was clicked. A model's menu begins with the ruleset's actions. Terrain and models are selected by the click,
/// where they are not yet.
enum class ContextPlace { piece, terrain, ground };

struct ContextEntry {
  ContextPlace place;
  const char* within;  ///< the title of the menu in the menu that it is in; empty: of none
  const char* id;      ///< stable: tests name it; empty: a line between entries
  const char* title;   ///< English, translated where it is shown
  bool (*offered)(const CommandContext&);
  void (*run)(CommandContext&);
  /// In place of `run`, for what is done at the place that was clicked; without one (the menu key) where it fits.
  void (*run_at)(CommandContext&, std::optional<Vec> point) = nullptr;
};

std::span<const ContextEntry> context_entries();

/// Shows the menu for a place of the table; without one (the menu key) for what is selected. Nothing where no entry
/// fits.
void show_context_menu(CommandContext& at, const std::optional<Vec>& point, QPoint global);

}  // namespace linesman
