// The real table: markers to print, and photographs of it.
#pragma once

#include "ui/window/commands/command.h"

namespace linesman {

class PhotographDialog;

/// The file of a photograph that the player chooses; empty: none.
QString asked_photograph(CommandContext& at);

void print_markers(CommandContext& at);

/// Asks for a photograph, shows the models that moved in it, and moves those that the players accept in one step.
void ask_photograph(CommandContext& at);
/// With a photograph that was chosen. `read`: the dialog that reads it already for the game as it stands; nullptr: none
/// does.
void show_photograph(CommandContext& at, const QString& path, PhotographDialog* read = nullptr);

/// Asks for a photograph on which models are put and terrain is drawn by eye.
void ask_traced_photograph(CommandContext& at);
void trace_photograph(CommandContext& at, const QString& path);

/// Begins to watch a folder for photographs, or ends it.
void watch_photographs(CommandContext& at);

// A photograph or map under the terrain.

void lay_backdrop(CommandContext& at);
void ask_backdrop_opacity(CommandContext& at);
void take_backdrop_away(CommandContext& at);

}  // namespace linesman
