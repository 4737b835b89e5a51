// What menus offer for the selected terrain. What cannot be done is said in the window's bar.
#pragma once

#include "ui/commands/terrain.h"
#include "ui/window/commands/command.h"

namespace linesman {

bool has_free_terrain(const CommandContext& at);  ///< some that is not locked is selected
bool has_several_terrains(const CommandContext& at);
bool has_locked_terrain(const CommandContext& at);

void what_is_this(CommandContext& at);
void edit_terrain(CommandContext& at);
void select_layer(CommandContext& at);  ///< all terrain of the layer of what is selected
void draw_terrain(CommandContext& at);
void ask_scatter(CommandContext& at);  ///< terrain over the whole table, one step of undo
void cut_hole(CommandContext& at);
void split_terrain(CommandContext& at);
void duplicate_chosen(CommandContext& at);
void delete_chosen(CommandContext& at);
void join_chosen(CommandContext& at);
void lock_chosen(CommandContext& at);
void unlock_chosen(CommandContext& at);
void mirror_chosen(CommandContext& at, bool east_west);
void reorder_chosen(CommandContext& at, Reorder where);
void align_chosen(CommandContext& at, Alignment where);

}  // namespace linesman
