// What the Edit menu and the context menus do to the selected models. Each is one step of undo, recorded as by hand.
#pragma once

#include "ui/window/commands/workplace.h"

namespace linesman {

/// To the clipboard as text, with whoever is aboard them.
void copy_models(Workplace& at);
void cut_models(Workplace& at);
/// From the clipboard, about a place, or a little off where they were copied. Other text is told with its reason.
void paste_models(Workplace& at, std::optional<Vec> place);
void duplicate_models(Workplace& at);
void remove_models(Workplace& at);

/// Asks for the name of the unit.
void group_models(Workplace& at);
void ungroup_models(Workplace& at);

/// All of their units.
void select_units(Workplace& at);

}  // namespace linesman
