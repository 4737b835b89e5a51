#include "ui/window/commands/context_menu.h"

#include <QMenu>
#include <algorithm>

#include "drawing/picture/plain_text.h"
#include "editing/terrain_edits.h"
#include "ui/commands/terrain.h"
#include "ui/window/commands/command_table.h"
#include "ui/window/commands/words.h"

namespace linesman {

namespace {

std::ptrdiff_t locked_of(const CommandContext& at) {
  const auto features = selected_terrain(at.session);
  return std::count_if(features.begin(), features.end(),
                       [&](FeatureIndex i) { return is_locked(at.session.game().feature(i)); });
}

std::ptrdiff_t free_of(const CommandContext& at) {
  return static_cast<std::ptrdiff_t>(at.session.selected().features().size()) - locked_of(at);
}

bool has_free_terrain(const CommandContext& at) { return free_of(at) > 0; }  // some that is not locked is selected
bool has_several_terrains(const CommandContext& at) { return free_of(at) > 1; }
bool has_locked_terrain(const CommandContext& at) { return locked_of(at) > 0; }
bool has_order(const CommandContext& at) { return at.session.proposal().order().has_value(); }

constexpr ContextPlace MODEL = ContextPlace::piece;
constexpr ContextPlace TERRAIN = ContextPlace::terrain;
constexpr ContextPlace BARE_GROUND = ContextPlace::ground;
constexpr const char* ORDER_MENU = QT_TR_NOOP("&Order");
constexpr const char* ALIGN_MENU = QT_TR_NOOP("&Align");
constexpr const char* MIRROR_MENU = QT_TR_NOOP("&Mirror");

constexpr ContextEntry ENTRIES[]{
    {TERRAIN, "terrain-what"},
    {TERRAIN, "terrain-layer"},
    {TERRAIN, "terrain-edit", "", has_free_terrain},
    {TERRAIN, ""},
    {TERRAIN, "terrain-duplicate", "", has_free_terrain},
    {TERRAIN, "terrain-hole", "", has_free_terrain},
    {TERRAIN, "terrain-split", "", has_free_terrain},
    {TERRAIN, "terrain-join", "", has_several_terrains},
    {TERRAIN, "terrain-mirror-x", "", has_free_terrain, MIRROR_MENU},
    {TERRAIN, "terrain-mirror-y", "", has_free_terrain, MIRROR_MENU},
    {TERRAIN, "terrain-align-west", "", has_several_terrains, ALIGN_MENU},
    {TERRAIN, "terrain-align-x", "", has_several_terrains, ALIGN_MENU},
    {TERRAIN, "terrain-align-east", "", has_several_terrains, ALIGN_MENU},
    {TERRAIN, "terrain-align-south", "", has_several_terrains, ALIGN_MENU},
    {TERRAIN, "terrain-align-y", "", has_several_terrains, ALIGN_MENU},
    {TERRAIN, "terrain-align-north", "", has_several_terrains, ALIGN_MENU},
    {TERRAIN, "terrain-top", "", has_free_terrain, ORDER_MENU},
    {TERRAIN, "terrain-up", "", has_free_terrain, ORDER_MENU},
    {TERRAIN, "terrain-down", "", has_free_terrain, ORDER_MENU},
    {TERRAIN, "terrain-bottom", "", has_free_terrain, ORDER_MENU},
    {TERRAIN, ""},
    {TERRAIN, "terrain-lock", "", has_free_terrain},
    {TERRAIN, "terrain-unlock", "", has_locked_terrain},
    {TERRAIN, "terrain-delete", "", has_free_terrain},
    {MODEL, "drop", "", has_order},
    {MODEL, "select-unit"},
    {MODEL, "place-by-hand"},
    {MODEL, "clauses"},
    {MODEL, ""},
    {MODEL, "hold"},
    {MODEL, "less"},
    {MODEL, "more"},
    {MODEL, "interrupt", "", has_order},
    {MODEL, "wreck"},
    {MODEL, ""},
    {MODEL, "cut", QT_TR_NOOP("Cu&t")},
    {MODEL, "copy", QT_TR_NOOP("&Copy")},
    {MODEL, "duplicate-models", QT_TR_NOOP("Dupl&icate")},
    {MODEL, "group", QT_TR_NOOP("&Group…")},
    {MODEL, "ungroup"},
    {MODEL, "remove", QT_TR_NOOP("&Remove")},
    {BARE_GROUND, "terrain-draw"},
    {BARE_GROUND, "model-kind", QT_TR_NOOP("&New models")},
    {BARE_GROUND, "paste", QT_TR_NOOP("&Paste models")},
    {BARE_GROUND, "fit"},
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
  if (!at.session.selected().features().empty()) return ContextPlace::terrain;
  return at.session.selected().pieces().empty() ? ContextPlace::ground : ContextPlace::piece;
}

using window::tr;

/// The menu below `menu` with that title, made when it is first asked for; without a title `menu` itself.
QMenu& menu_within(QMenu& menu, const char* title) {
  if (*title == '\0') return menu;
  auto* within = menu.findChild<QMenu*>(title);
  if (within == nullptr) {
    within = menu.addMenu(tr(title));
    within->setObjectName(title);
  }
  return *within;
}

void add_entry(QMenu& menu, CommandContext& at, const ContextEntry& entry, const std::optional<Vec>& point) {
  if (*entry.command == '\0') {
    menu.addSeparator();
    return;
  }
  const Command& command = command_named(entry.command);
  QAction* action = menu_within(menu, entry.within)
                        .addAction(*entry.title == '\0' ? command_title(command) : tr(entry.title), &at.window,
                                   [&at, &command, point] {
                                     at.point = point;
                                     run_command(command, at);
                                     at.point.reset();
                                   });
  action->setObjectName(command.id);
}

/// An order with that action for what is selected; the way of one that is proposed already stays.
void order_action(CommandContext& at, const std::string& action) {
  Order order =
      at.session.proposal().order().value_or(at.session.proposal().fresh_order(at.session.selected().pieces()));
  order.action = action;
  at.session.proposal().propose(std::move(order));
}

void add_actions(QMenu& menu, CommandContext& at) {
  const Terms* terms = at.session.terms();
  if (terms == nullptr || terms->actions.empty()) return;
  QMenu* into = menu.addMenu(tr("Propose the mo&ve"));
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
    if (entry.place == place && (entry.offered == nullptr || entry.offered(at))) add_entry(*menu, at, entry, point);
  if (menu->isEmpty()) return delete menu;
  menu->popup(global);
}

}  // namespace linesman
