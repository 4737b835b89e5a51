// What the Edit menu and the context menus do to the selected models. Each is one step of undo, recorded as by hand.
#pragma once

#include "ui/window/commands/command.h"

namespace linesman {

/// To the clipboard as text, with whoever is aboard them.
void copy_models(CommandContext& at);
void cut_models(CommandContext& at);
/// From the clipboard, about a place, or a little off where they were copied. Other text is told with its reason.
void paste_models(CommandContext& at, std::optional<Vec> place);
void duplicate_models(CommandContext& at);
void remove_models(CommandContext& at);

/// Asks for the name of the unit.
void group_models(CommandContext& at);
void ungroup_models(CommandContext& at);

/// All of their units.
void select_units(CommandContext& at);

}  // namespace linesman
