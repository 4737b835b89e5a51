#include "ui/window/commands/actions.h"

#include <QCoreApplication>
#include <QMenuBar>

#include "drawing/picture/plain_text.h"
#include "ui/panels/icons.h"
#include "ui/tools/tool_box.h"
#include "ui/window/commands/words.h"

namespace linesman {
namespace {

using window::tr;

QAction* action(QMainWindow& window, const char* text, const QKeySequence& keys = {}, const char* icon = nullptr) {
  auto* made = new QAction(tr(text), &window);
  made->setShortcut(keys);
  if (icon != nullptr) made->setIcon(icon_named(icon));
  return made;
}

QAction* toggle(QMainWindow& window, const char* text, const QKeySequence& keys = {}) {
  QAction* made = action(window, text, keys);
  made->setCheckable(true);
  return made;
}

QAction* choice(QActionGroup* group, const char* text, int data) {
  auto* made = new QAction(tr(text), group);
  made->setCheckable(true);
  made->setData(data);
  return made;
}

QAction* tool_action(QActionGroup* group, const ToolEntry& entry) {
  const auto words = [](const char* text) { return QCoreApplication::translate("Tools", text); };
  auto* made = new QAction(icon_named(entry.icon), words(entry.title), group);
  made->setCheckable(true);
  made->setData(QString::fromUtf8(entry.id.data(), static_cast<qsizetype>(entry.id.size())));
  made->setShortcut(QKeySequence(entry.key));
  made->setShortcutContext(Qt::WidgetShortcut);
  made->setToolTip(
      as_plain(QStringLiteral("%1 (%2)").arg(words(entry.help), made->shortcut().toString(QKeySequence::NativeText))));
  made->setStatusTip(words(entry.help));
  return made;
}

QAction* command_action(QMainWindow& window, const CommandEntry& entry) {
  auto* made = new QAction(QCoreApplication::translate("Commands", entry.title), &window);
  made->setObjectName(entry.id);
  made->setShortcut(QKeySequence(entry.keys));
  if (entry.scope == CommandScope::models) made->setShortcutContext(Qt::WidgetShortcut);
  if (*entry.icon != '\0') made->setIcon(icon_named(entry.icon));
  return made;
}

}  // namespace

Actions::Actions(QMainWindow& w)
    : open(action(w, "&Open…", QKeySequence::Open, "open")),
      save(action(w, "&Save", QKeySequence::Save, "save")),
      save_as(action(w, "Save &as…", QKeySequence("Ctrl+Shift+S"))),
      close_game(action(w, "&Close the game", QKeySequence("Ctrl+W"))),
      picture(action(w, "&Picture of the table…")),
      quit(action(w, "&Quit", QKeySequence("Ctrl+Q"))),
      undo(action(w, "&Undo", QKeySequence::Undo, "undo")),
      redo(action(w, "&Redo", {}, "redo")),
      copy_text(action(w, "&Copy the ruling", QKeySequence("Ctrl+Shift+C"), "copy")),
      copy_json(action(w, "Copy the ruling as &JSON")),
      carry_out(action(w, "&Carry out", {}, "carry-out")),
      drop(action(w, "&Drop the order")),
      next_turn(action(w, "&Next turn", QKeySequence("Ctrl+T"))),
      reach(toggle(w, "Shade the &reach", QKeySequence("R"))),
      zoom_in(action(w, "Zoom &in", {}, "zoom-in")),
      zoom_out(action(w, "Zoom &out", QKeySequence::ZoomOut, "zoom-out")),
      fit(action(w, "&Whole table", QKeySequence("Ctrl+0"), "fit")),
      grid(toggle(w, "&Grid", QKeySequence("Ctrl+G"))),
      hexes(toggle(w, "&Hexes")),
      names(toggle(w, "&Names")),
      legend(toggle(w, "&Legend on the table", QKeySequence("Ctrl+L"))),
      plan(toggle(w, "Mar&kings of the plan")),
      start(toggle(w, "&Starting positions")),
      next_panel(action(w, "Ne&xt panel", QKeySequence("F6"))),
      tools(new QActionGroup(&w)),
      units(new QActionGroup(&w)),
      appearances(new QActionGroup(&w)) {
  redo->setShortcuts({QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")});
  carry_out->setShortcuts({QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")});
  carry_out->setEnabled(false);  // until there is an order
  carry_out->setToolTip(tr("Carry the order out (Enter on the table, Ctrl+Enter from anywhere)"));
  reach->setIcon(icon_named("reach"));
  reach->setShortcutContext(Qt::WidgetShortcut);  // letters are for typing elsewhere
  reach->setToolTip(tr("Shade where the selected model can go (R)"));
  reach->setStatusTip(tr("Shade where the selected model can go; a click there proposes the way."));
  zoom_in->setShortcuts({QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")});
  for (const ToolEntry& entry : all_tools()) tool_action(tools, entry);
  for (const CommandEntry& entry : all_commands()) commands << command_action(w, entry);
  choice(units, "&Inches", static_cast<int>(LengthUnit::inch));
  choice(units, "&Centimetres", static_cast<int>(LengthUnit::centimetre));
  choice(appearances, "As the &system", static_cast<int>(Appearance::system));
  choice(appearances, "&Light", static_cast<int>(Appearance::light));
  choice(appearances, "&Dark", static_cast<int>(Appearance::dark));
}

void Actions::fill_menus(QMainWindow& window) {
  QMenuBar& bar = *window.menuBar();
  QMenu* file = bar.addMenu(tr("&File"));
  file->addActions(commands_of(MenuPlace::file_new));
  file->addAction(open);
  recent_menu = file->addMenu(tr("Open &recent"));
  file->addActions({save, save_as});
  file->addActions(commands_of(MenuPlace::file_copy));
  file->addAction(close_game);
  file->addSeparator();
  file->addActions(commands_of(MenuPlace::file_paper));
  file->addSeparator();
  file->addAction(picture);
  file->addActions(commands_of(MenuPlace::file_exchange));
  file->addSeparator();
  file->addAction(quit);
  QMenu* edit = bar.addMenu(tr("&Edit"));
  edit->addActions({undo, redo});
  edit->addSeparator();
  edit->addActions({copy_text, copy_json});
  edit->addSeparator();
  edit->addActions(commands_of(MenuPlace::edit));
  QMenu* order = bar.addMenu(tr("&Order"));
  order->addActions({carry_out, drop, reach, next_turn});
  order->addActions(commands_of(MenuPlace::order));
  bar.addMenu(tr("&Tools"))->addActions(tools->actions());
  fill_view_menu(*bar.addMenu(tr("&View")));
  bar.addMenu(tr("&Help"))->addActions(commands_of(MenuPlace::help));
}

void Actions::fill_view_menu(QMenu& view) {
  view.addActions({zoom_in, zoom_out, fit});
  view.addSeparator();
  view.addActions({grid, hexes, names, legend, plan, start});
  view.addActions(commands_of(MenuPlace::view));
  view.addMenu(tr("&Measure in"))->addActions(units->actions());
  view.addMenu(tr("&Appearance"))->addActions(appearances->actions());
  view.addSeparator();
  docks_menu = view.addMenu(tr("&Panels"));
  view.addAction(next_panel);
}

QList<QAction*> Actions::commands_of(MenuPlace place) const {
  QList<QAction*> there;
  for (qsizetype i = 0; i < commands.size(); ++i)
    if (all_commands()[static_cast<std::size_t>(i)].place == place) there << commands[i];
  return there;
}

QAction* Actions::command(const char* id) const {
  const std::pair<const char*, QAction*> others[]{{"undo", undo},
                                                  {"redo", redo},
                                                  {"save", save},
                                                  {"save-as", save_as},
                                                  {"close", close_game},
                                                  {"reach", reach},
                                                  {"carry-out", carry_out},
                                                  {"next-turn", next_turn},
                                                  {"next-panel", next_panel},
                                                  {"start", start},
                                                  {"plan", plan}};
  for (const auto& [name, made] : others)
    if (QLatin1String(name) == QLatin1String(id)) return made;
  for (QAction* made : commands)
    if (made->objectName() == QLatin1String(id)) return made;
  return nullptr;
}

void Actions::enable_for_game(bool game_open) {
  for (QAction* made : {save, save_as, close_game, picture, copy_text, copy_json, drop, reach, next_turn, zoom_in,
                        zoom_out, fit, grid, hexes, names, legend, plan, start})
    made->setEnabled(game_open);
  for (qsizetype i = 0; i < commands.size(); ++i)
    if (all_commands()[static_cast<std::size_t>(i)].needs_game) commands[i]->setEnabled(game_open);
  tools->setEnabled(game_open);
}

void Actions::give_tool_keys_to(QWidget& table) {
  table.addActions(tools->actions());
  table.addAction(reach);
  for (qsizetype i = 0; i < commands.size(); ++i)
    if (all_commands()[static_cast<std::size_t>(i)].scope == CommandScope::models) table.addAction(commands[i]);
}

void Actions::enable_for_tool(std::string_view tool) {
  const bool open_game = tools->isEnabled();
  const bool of_models = tool == "move" || tool == "place" || tool == "hand";
  for (qsizetype i = 0; i < commands.size(); ++i)
    if (all_commands()[static_cast<std::size_t>(i)].scope == CommandScope::models)
      commands[i]->setEnabled(open_game && of_models);
}

void Actions::show_undo(const UndoSteps& steps) {
  undo->setEnabled(steps.can_undo());
  undo->setText(tr("&Undo %1").arg(steps.undo_text()).trimmed());
  undo->setToolTip(as_plain(tr("Undo %1").arg(steps.undo_text()).trimmed()));
  redo->setEnabled(steps.can_redo());
  redo->setText(tr("&Redo %1").arg(steps.redo_text()).trimmed());
  redo->setToolTip(as_plain(tr("Redo %1").arg(steps.redo_text()).trimmed()));
}

void Actions::show_look(const Look& look) {
  grid->setChecked(look.grid);
  hexes->setChecked(look.hexes);
  names->setChecked(look.names);
  legend->setChecked(look.legend);
  plan->setChecked(look.plan);
  start->setChecked(look.start);
  for (QAction* unit : units->actions()) unit->setChecked(unit->data().toInt() == static_cast<int>(look.unit));
}

}  // namespace linesman
