#include "ui/window/context_menu.h"

#include <QCoreApplication>
#include <QMenu>
#include <algorithm>

#include "ui/window/terrain_commands.h"

namespace linesman {

namespace {

bool always(const Workplace&) { return true; }

constexpr ContextEntry LINE_OF_TERRAIN{ContextPlace::terrain, "", "", always, nullptr};

constexpr ContextEntry ENTRIES[]{
    {ContextPlace::terrain, "terrain-what", "&What is this?", always, what_is_this},
    {ContextPlace::terrain, "terrain-edit", "&Edit its outline", has_free_terrain, edit_terrain},
    LINE_OF_TERRAIN,
    {ContextPlace::terrain, "terrain-duplicate", "&Duplicate", has_free_terrain, duplicate_chosen},
    {ContextPlace::terrain, "terrain-mirror-x", "Mirror west to &east", has_free_terrain, mirror_east_west},
    {ContextPlace::terrain, "terrain-mirror-y", "Mirror south to &north", has_free_terrain, mirror_south_north},
    {ContextPlace::terrain, "terrain-hole", "Cut a &hole", has_free_terrain, cut_hole},
    {ContextPlace::terrain, "terrain-split", "&Split along a line", has_free_terrain, split_terrain},
    {ContextPlace::terrain, "terrain-join", "&Join", has_several_terrains, join_chosen},
    LINE_OF_TERRAIN,
    {ContextPlace::terrain, "terrain-top", "To the &top", has_free_terrain, terrain_to_top},
    {ContextPlace::terrain, "terrain-up", "&Up", has_free_terrain, terrain_up},
    {ContextPlace::terrain, "terrain-down", "Do&wn", has_free_terrain, terrain_down},
    {ContextPlace::terrain, "terrain-bottom", "To the &bottom", has_free_terrain, terrain_to_bottom},
    LINE_OF_TERRAIN,
    {ContextPlace::terrain, "terrain-lock", "&Lock", has_free_terrain, lock_chosen},
    {ContextPlace::terrain, "terrain-unlock", "Un&lock", has_locked_terrain, unlock_chosen},
    {ContextPlace::terrain, "terrain-delete", "&Take away", has_free_terrain, delete_chosen},
    {ContextPlace::ground, "ground-draw", "&Draw terrain", always, draw_terrain},
};

/// What lies there; it is selected, unless it is so already.
ContextPlace take_up(Workplace& at, Vec point) {
  const std::vector<PieceIndex> pieces = at.table.pieces_at(point);
  const auto holds = [](const auto& list, const auto& one) {
    return std::find(list.begin(), list.end(), one) != list.end();
  };
  if (!pieces.empty()) {
    if (!holds(at.controller.selection(), pieces.front())) at.controller.select(pieces);
    return ContextPlace::piece;
  }
  const std::vector<FeatureIndex> features = at.table.features_at(point);
  if (features.empty()) return ContextPlace::ground;
  const auto chosen = at.controller.selected_features();
  const bool known = std::any_of(features.begin(), features.end(), [&](FeatureIndex i) { return holds(chosen, i); });
  if (!known) at.controller.select_features({features.front()});
  return ContextPlace::terrain;
}

ContextPlace place_of_selection(const Workplace& at) {
  if (!at.session.selected_features().empty()) return ContextPlace::terrain;
  return at.session.selection().empty() ? ContextPlace::ground : ContextPlace::piece;
}

}  // namespace

std::span<const ContextEntry> context_entries() { return ENTRIES; }

void show_context_menu(Workplace& at, const std::optional<Vec>& point, QPoint global) {
  if (!at.session.has_game()) return;
  const ContextPlace place = point ? take_up(at, *point) : place_of_selection(at);
  auto* menu = new QMenu(&at.window);
  menu->setObjectName("context_menu");
  menu->setAttribute(Qt::WA_DeleteOnClose);
  for (const ContextEntry& entry : context_entries()) {
    if (entry.place != place || !entry.offered(at)) continue;
    if (*entry.id == '\0') {
      menu->addSeparator();
      continue;
    }
    QAction* action =
        menu->addAction(QCoreApplication::translate("Context", entry.title), [&at, &entry] { entry.run(at); });
    action->setObjectName(entry.id);
  }
  if (menu->isEmpty()) return delete menu;
  menu->popup(global);
}

}  // namespace linesman
