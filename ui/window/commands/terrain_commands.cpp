#include "ui/window/commands/terrain_commands.h"

#include <QRandomGenerator>
#include <algorithm>

#include "drawing/report/ruling_lines.h"
#include "editing/terrain_edits.h"
#include "ui/commands/gestures.h"
#include "ui/commands/terrain.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/scatter_dialog.h"

namespace linesman {

namespace {

void tell(const CommandContext& at, const Result<void>& done) {
  if (!done) at.warn(reason_text(done.problem()));
}

std::ptrdiff_t locked_of(const CommandContext& at) {
  const auto features = selected_terrain(at.session);
  return std::count_if(features.begin(), features.end(),
                       [&](FeatureIndex i) { return is_locked(at.session.game().feature(i)); });
}

std::ptrdiff_t free_of(const CommandContext& at) {
  return static_cast<std::ptrdiff_t>(at.session.selected_features().size()) - locked_of(at);
}

void draw_for(CommandContext& at, ShapeUse use, OutlineShape outline) {
  Brush brush = at.session.brush();
  brush.use = use;
  if (use != ShapeUse::terrain) brush.outline = outline;
  at.session.set_brush(brush);
  at.controller.use("draw");
  at.table.setFocus();
}

}  // namespace

void ask_scatter(CommandContext& at) {
  const Game before = at.session.game();
  ScatterDialog dialog(before, QRandomGenerator::global()->generate(), &at.window);
  if (dialog.exec() != QDialog::Accepted) return;
  const auto& after = dialog.with_terrain();
  if (!after) return at.warn(reason_text(after.problem()));
  change_by_hand(at.session, *after, window::tr("scattered terrain"));
  at.tell(window::tr("Terrain is scattered. Undo takes it back."));
}

bool has_free_terrain(const CommandContext& at) { return free_of(at) > 0; }
bool has_several_terrains(const CommandContext& at) { return free_of(at) > 1; }
bool has_locked_terrain(const CommandContext& at) { return locked_of(at) > 0; }

void what_is_this(CommandContext& at) { at.bring_to_front("feature"); }

void edit_terrain(CommandContext& at) {
  at.controller.use("edit");
  at.table.setFocus();
}

void select_layer(CommandContext& at) {
  const Game& game = at.session.game();
  const std::vector<FeatureIndex> chosen = selected_terrain(at.session);
  const auto is_chosen = [&](Layer layer) {
    return std::any_of(chosen.begin(), chosen.end(),
                       [&](FeatureIndex i) { return layer_of(game.feature(i).kind) == layer; });
  };
  std::vector<std::string> ids;
  for (const Feature& feature : game.terrain())
    if (is_chosen(layer_of(feature.kind))) ids.push_back(feature.id);
  at.session.select_features(std::move(ids));
}

void draw_terrain(CommandContext& at) { draw_for(at, ShapeUse::terrain, OutlineShape::polygon); }
void cut_hole(CommandContext& at) { draw_for(at, ShapeUse::hole, OutlineShape::circle); }
void split_terrain(CommandContext& at) { draw_for(at, ShapeUse::cut, OutlineShape::strip); }

void duplicate_chosen(CommandContext& at) { tell(at, duplicate_terrain(at.session)); }
void delete_chosen(CommandContext& at) { tell(at, delete_terrain(at.session)); }
void join_chosen(CommandContext& at) { tell(at, join_terrain(at.session)); }
void lock_chosen(CommandContext& at) { tell(at, lock_terrain(at.session, true)); }
void unlock_chosen(CommandContext& at) { tell(at, lock_terrain(at.session, false)); }
void mirror_chosen(CommandContext& at, bool east_west) { tell(at, mirror_terrain(at.session, east_west)); }
void reorder_chosen(CommandContext& at, Reorder where) { tell(at, reorder_terrain(at.session, where)); }
void align_chosen(CommandContext& at, Alignment where) { tell(at, align_terrain(at.session, where)); }

}  // namespace linesman
