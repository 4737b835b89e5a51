#include "ui/window/commands/context_menu.h"

#include <QMenu>
#include <algorithm>

#include "drawing/picture/plain_text.h"
#include "ui/window/commands/model_commands.h"
#include "ui/window/commands/terrain_commands.h"
#include "ui/window/commands/words.h"

namespace linesman {

namespace {

bool always(const CommandContext&) { return true; }

void draw_models(CommandContext& at) { at.bring_to_front("catalogue"); }
void place_by_hand(CommandContext& at) { at.controller.use("place"); }
void drop_order(CommandContext& at) { at.session.drop_order(); }
bool has_order(const CommandContext& at) { return at.session.order().has_value(); }
void show_clauses(CommandContext& at) { at.bring_to_front("clauses"); }
void show_all(CommandContext& at) { at.table.fit(); }

template <bool EAST_WEST>
void mirror(CommandContext& at) {
  mirror_chosen(at, EAST_WEST);
}
template <Reorder WHERE>
void reorder(CommandContext& at) {
  reorder_chosen(at, WHERE);
}
template <Alignment WHERE>
void align(CommandContext& at) {
  align_chosen(at, WHERE);
}

constexpr ContextPlace MODEL = ContextPlace::piece;
constexpr ContextEntry LINE_OF_MODEL{MODEL, "", "", "", always, nullptr};
constexpr ContextPlace TERRAIN = ContextPlace::terrain;
constexpr ContextEntry LINE_OF_TERRAIN{TERRAIN, "", "", "", always, nullptr};
constexpr const char* ORDER = "&Order";
constexpr const char* ALIGN = "&Align";
constexpr const char* MIRROR = "&Mirror";

constexpr ContextEntry ENTRIES[]{
    {TERRAIN, "", "terrain-what", "&What is this?", always, what_is_this},
    {TERRAIN, "", "terrain-layer", "Select its la&yer", always, select_layer},
    {TERRAIN, "", "terrain-edit", "&Edit its outline", has_free_terrain, edit_terrain},
    LINE_OF_TERRAIN,
    {TERRAIN, "", "terrain-duplicate", "&Duplicate", has_free_terrain, duplicate_chosen},
    {TERRAIN, "", "terrain-hole", "Cut a &hole", has_free_terrain, cut_hole},
    {TERRAIN, "", "terrain-split", "&Split along a line", has_free_terrain, split_terrain},
    {TERRAIN, "", "terrain-join", "&Join", has_several_terrains, join_chosen},
    {TERRAIN, MIRROR, "terrain-mirror-x", "West to &east", has_free_terrain, mirror<true>},
    {TERRAIN, MIRROR, "terrain-mirror-y", "South to &north", has_free_terrain, mirror<false>},
    {TERRAIN, ALIGN, "terrain-align-west", "&West edges", has_several_terrains, align<Alignment::west>},
    {TERRAIN, ALIGN, "terrain-align-x", "&Middles, west to east", has_several_terrains,
     align<Alignment::middle_east_west>},
    {TERRAIN, ALIGN, "terrain-align-east", "&East edges", has_several_terrains, align<Alignment::east>},
    {TERRAIN, ALIGN, "terrain-align-south", "&South edges", has_several_terrains, align<Alignment::south>},
    {TERRAIN, ALIGN, "terrain-align-y", "Mi&ddles, south to north", has_several_terrains,
     align<Alignment::middle_south_north>},
    {TERRAIN, ALIGN, "terrain-align-north", "&North edges", has_several_terrains, align<Alignment::north>},
    {TERRAIN, ORDER, "terrain-top", "To the &top", has_free_terrain, reorder<Reorder::to_top>},
    {TERRAIN, ORDER, "terrain-up", "&Up", has_free_terrain, reorder<Reorder::up>},
    {TERRAIN, ORDER, "terrain-down", "&Down", has_free_terrain, reorder<Reorder::down>},
    {TERRAIN, ORDER, "terrain-bottom", "To the &bottom", has_free_terrain, reorder<Reorder::to_bottom>},
    LINE_OF_TERRAIN,
    {TERRAIN, "", "terrain-lock", "&Lock", has_free_terrain, lock_chosen},
    {TERRAIN, "", "terrain-unlock", "&Unlock", has_locked_terrain, unlock_chosen},
    {TERRAIN, "", "terrain-delete", "&Take away", has_free_terrain, delete_chosen},
    {MODEL, "", "model-drop", "&Drop the order", has_order, drop_order},
    {MODEL, "", "model-unit", "Select its &unit", always, select_units},
    {MODEL, "", "model-place", "&Place by hand", always, place_by_hand},
    {MODEL, "", "model-clauses", "C&lauses", always, show_clauses},
    LINE_OF_MODEL,
    {MODEL, "", "model-cut", "Cu&t", always, cut_models},
    {MODEL, "", "model-copy", "&Copy", always, copy_models},
    {MODEL, "", "model-duplicate", "Dupl&icate", always, duplicate_models},
    {MODEL, "", "model-group", "&Group…", always, group_models},
    {MODEL, "", "model-ungroup", "U&ngroup", always, ungroup_models},
    {MODEL, "", "model-remove", "&Remove", always, remove_models},
    {ContextPlace::ground, "", "ground-draw", "&Draw terrain", always, draw_terrain},
    {ContextPlace::ground, "", "ground-models", "&New models", always, draw_models},
    {ContextPlace::ground, "", "ground-paste", "&Paste models", always, nullptr, paste_models},
    {ContextPlace::ground, "", "ground-all", "&Whole table", always, show_all},
};

/// What lies there; it is selected, unless it is so already.
ContextPlace take_up(CommandContext& at, Vec point) {
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

ContextPlace place_of_selection(const CommandContext& at) {
  if (!at.session.selected_features().empty()) return ContextPlace::terrain;
  return at.session.selection().empty() ? ContextPlace::ground : ContextPlace::piece;
}

using window::tr;

void add_entry(QMenu& menu, CommandContext& at, const ContextEntry& entry, const std::optional<Vec>& point) {
  if (*entry.id == '\0') {
    menu.addSeparator();
    return;
  }
  QMenu* into = &menu;
  if (*entry.within != '\0') {
    into = menu.findChild<QMenu*>(entry.within);
    if (into == nullptr) into = menu.addMenu(tr(entry.within));
    into->setObjectName(entry.within);
  }
  QAction* action = into->addAction(tr(entry.title), &at.window, [&at, &entry, point] {
    if (entry.run_at != nullptr) return entry.run_at(at, point);
    entry.run(at);
  });
  action->setObjectName(entry.id);
}

/// An order with that action for what is selected; the way of one that is proposed already stays.
void order_action(CommandContext& at, const std::string& action) {
  Order order = at.session.order().value_or(at.session.fresh_order(at.session.selection()));
  order.action = action;
  at.session.propose(std::move(order));
}

void add_actions(QMenu& menu, CommandContext& at) {
  const Terms* terms = at.session.terms();
  if (terms == nullptr || terms->actions.empty()) return;
  QMenu* into = menu.addMenu(tr("Gi&ve the order"));
  into->setObjectName("order_actions");
  for (const Action& action : terms->actions) {
    QAction* entry = into->addAction(QString::fromStdString(action.title).replace('&', "&&"), &at.window,
                                     [&at, id = action.id] { order_action(at, id); });
    entry->setObjectName(QString::fromStdString(action.id));
    entry->setToolTip(as_plain(QString::fromStdString(action.help)));
  }
  into->setToolTipsVisible(true);
  menu.addSeparator();
}

}  // namespace

std::span<const ContextEntry> context_entries() { return ENTRIES; }

void show_context_menu(CommandContext& at, const std::optional<Vec>& point, QPoint global) {
  if (!at.session.has_game()) return;
  const ContextPlace place = point ? take_up(at, *point) : place_of_selection(at);
  auto* menu = new QMenu(&at.window);
  menu->setObjectName("context_menu");
  menu->setAttribute(Qt::WA_DeleteOnClose);
  if (place == ContextPlace::piece) add_actions(*menu, at);
  for (const ContextEntry& entry : context_entries())
    if (entry.place == place && entry.offered(at)) add_entry(*menu, at, entry, point);
  if (menu->isEmpty()) return delete menu;
  menu->popup(global);
}

}  // namespace linesman
