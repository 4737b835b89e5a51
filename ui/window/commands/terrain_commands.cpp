#include <QRandomGenerator>
#include <algorithm>

#include "drawing/report/ruling_lines.h"
#include "editing/terrain_edits.h"
#include "ui/commands/gestures.h"
#include "ui/commands/terrain.h"
#include "ui/window/commands/command_rows.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/scatter_dialog.h"

namespace linesman {

namespace {

void tell(const CommandContext& at, const Result<void>& done) {
  if (!done) at.warn(reason_text(done.problem()));
}

void draw_for(CommandContext& at, ShapeUse use, OutlineShape outline) {
  Brush brush = at.session.brush();
  brush.use = use;
  if (use != ShapeUse::terrain) brush.outline = outline;
  at.session.set_brush(brush);
  at.controller.use("draw");
  at.table.setFocus();
}

void ask_scatter(CommandContext& at) {
  const Game before = at.session.game();
  ScatterDialog dialog(before, QRandomGenerator::global()->generate(), &at.window);
  if (dialog.exec() != QDialog::Accepted) return;
  const auto& after = dialog.with_terrain();
  if (!after) return at.warn(reason_text(after.problem()));
  change_by_hand(at.session, *after, window::tr("scattered terrain"));
  at.tell(window::tr("Terrain is scattered. Undo takes it back."));
}

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
  at.session.selected().select_features(std::move(ids));
}

void draw_terrain(CommandContext& at) { draw_for(at, ShapeUse::terrain, OutlineShape::polygon); }
void cut_hole(CommandContext& at) { draw_for(at, ShapeUse::hole, OutlineShape::circle); }
void split_terrain(CommandContext& at) { draw_for(at, ShapeUse::cut, OutlineShape::strip); }

template <Reorder WHERE>
void reorder(CommandContext& at) {
  tell(at, reorder_terrain(at.session, WHERE));
}

template <Alignment WHERE>
void align(CommandContext& at) {
  tell(at, align_terrain(at.session, WHERE));
}

}  // namespace

std::span<const Command> terrain_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"scatter", QT_TR_NOOP("&Scatter terrain…"), "", "", edit_game, game, ask_scatter},
      {"terrain-what", QT_TR_NOOP("&What is this?"), "", "", none, game, what_is_this},
      {"terrain-layer", QT_TR_NOOP("Select its la&yer"), "", "", none, game, select_layer},
      {"terrain-edit", QT_TR_NOOP("&Edit its outline"), "", "", none, game, edit_terrain},
      {"terrain-draw", QT_TR_NOOP("&Draw terrain"), "", "", none, game, draw_terrain},
      {"terrain-duplicate", QT_TR_NOOP("&Duplicate"), "", "", none, game,
       [](CommandContext& at) { tell(at, duplicate_terrain(at.session)); }},
      {"terrain-hole", QT_TR_NOOP("Cut a &hole"), "", "", none, game, cut_hole},
      {"terrain-split", QT_TR_NOOP("&Split along a line"), "", "", none, game, split_terrain},
      {"terrain-join", QT_TR_NOOP("&Join"), "", "", none, game,
       [](CommandContext& at) { tell(at, join_terrain(at.session)); }},
      {"terrain-mirror-x", QT_TR_NOOP("West to &east"), "", "", none, game,
       [](CommandContext& at) { tell(at, mirror_terrain(at.session, true)); }},
      {"terrain-mirror-y", QT_TR_NOOP("South to &north"), "", "", none, game,
       [](CommandContext& at) { tell(at, mirror_terrain(at.session, false)); }},
      {"terrain-align-west", QT_TR_NOOP("&West edges"), "", "", none, game, align<Alignment::west>},
      {"terrain-align-x", QT_TR_NOOP("&Middles, west to east"), "", "", none, game, align<Alignment::middle_east_west>},
      {"terrain-align-east", QT_TR_NOOP("&East edges"), "", "", none, game, align<Alignment::east>},
      {"terrain-align-south", QT_TR_NOOP("&South edges"), "", "", none, game, align<Alignment::south>},
      {"terrain-align-y", QT_TR_NOOP("Mi&ddles, south to north"), "", "", none, game,
       align<Alignment::middle_south_north>},
      {"terrain-align-north", QT_TR_NOOP("&North edges"), "", "", none, game, align<Alignment::north>},
      {"terrain-top", QT_TR_NOOP("To the &top"), "", "", none, game, reorder<Reorder::to_top>},
      {"terrain-up", QT_TR_NOOP("&Up"), "", "", none, game, reorder<Reorder::up>},
      {"terrain-down", QT_TR_NOOP("&Down"), "", "", none, game, reorder<Reorder::down>},
      {"terrain-bottom", QT_TR_NOOP("To the &bottom"), "", "", none, game, reorder<Reorder::to_bottom>},
      {"terrain-lock", QT_TR_NOOP("&Lock"), "", "", none, game,
       [](CommandContext& at) { tell(at, lock_terrain(at.session, true)); }},
      {"terrain-unlock", QT_TR_NOOP("&Unlock"), "", "", none, game,
       [](CommandContext& at) { tell(at, lock_terrain(at.session, false)); }},
      {"terrain-delete", QT_TR_NOOP("D&elete"), "", "", none, game,
       [](CommandContext& at) { tell(at, delete_terrain(at.session)); }},
  };
  return ROWS;
}

}  // namespace linesman
