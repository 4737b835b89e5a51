// What menus offer for the selected terrain. What cannot be done is said in the window's bar.
#pragma once

#include "ui/commands/terrain.h"
#include "ui/window/commands/workplace.h"

namespace linesman {

bool has_free_terrain(const Workplace& at);  ///< some that is not locked is selected
bool has_several_terrains(const Workplace& at);
bool has_locked_terrain(const Workplace& at);

void what_is_this(Workplace& at);
void edit_terrain(Workplace& at);
void select_layer(Workplace& at);  ///< all terrain of the layer of what is selected
void draw_terrain(Workplace& at);
void cut_hole(Workplace& at);
void split_terrain(Workplace& at);
void duplicate_chosen(Workplace& at);
void delete_chosen(Workplace& at);
void join_chosen(Workplace& at);
void lock_chosen(Workplace& at);
void unlock_chosen(Workplace& at);
void mirror_chosen(Workplace& at, bool east_west);
void reorder_chosen(Workplace& at, Reorder where);
void align_chosen(Workplace& at, Alignment where);

}  // namespace linesman
