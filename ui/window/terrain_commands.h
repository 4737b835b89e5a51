// What menus offer for the selected terrain. What cannot be done is said in the window's bar.
#pragma once

#include "ui/window/workplace.h"

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
void mirror_east_west(Workplace& at);
void mirror_south_north(Workplace& at);
void terrain_to_top(Workplace& at);
void terrain_up(Workplace& at);
void terrain_down(Workplace& at);
void terrain_to_bottom(Workplace& at);
void lock_chosen(Workplace& at);
void unlock_chosen(Workplace& at);
void align_west(Workplace& at);
void align_east(Workplace& at);
void align_south(Workplace& at);
void align_north(Workplace& at);
void align_middles_east_west(Workplace& at);
void align_middles_south_north(Workplace& at);

}  // namespace linesman
