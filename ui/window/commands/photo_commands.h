// The real table: markers to print, and photographs of it.
#pragma once

#include "ui/window/commands/command.h"

namespace linesman {

void print_markers(CommandContext& at);

/// Asks for a photograph, shows the models that moved in it, and moves those that the players accept in one step.
void ask_photograph(CommandContext& at);
/// With a photograph that was chosen.
void show_photograph(CommandContext& at, const QString& path);

// A photograph or map under the terrain.

void lay_backdrop(CommandContext& at);
void ask_backdrop_opacity(CommandContext& at);
void take_backdrop_away(CommandContext& at);

}  // namespace linesman
