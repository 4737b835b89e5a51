#include "ui/window/commands/actions.h"

#include <QMenuBar>
#include <QToolButton>
#include <initializer_list>

#include "base/check.h"
#include "drawing/picture/plain_text.h"
#include "ui/panels/icons.h"
#include "ui/tools/tool_box.h"
#include "ui/window/commands/words.h"
#include "ui/window/preferences/preferences.h"
#include "ui/window/rules_bar.h"

namespace linesman {
namespace {

using window::tr;

// Pixels.
constexpr int GAME_SIGN = 16;
constexpr int TOOL_SIGN = 32;
constexpr int TOOL_BUTTON = 36;

QString native_keys(const QList<QKeySequence>& keys) {
  return QKeySequence::listToString(keys, QKeySequence::NativeText);
}

QAction* tool_action(QActionGroup* group, const ToolEntry& entry, const Command& command,
                     const Preferences& preferences) {
  const auto words = [](const char* text) { return QCoreApplication::translate("Tools", text); };
  auto* made = new QAction(icon_named(entry.icon), words(entry.title), group);
  made->setCheckable(true);
  made->setData(QString::fromUtf8(entry.id.data(), static_cast<qsizetype>(entry.id.size())));
  made->setObjectName(command.id);
  made->setShortcuts(keys_of_tool(command, all_commands(), preferences));
  made->setShortcutContext(Qt::WidgetShortcut);
  made->setToolTip(
      as_plain(QStringLiteral("%1 (%2)").arg(words(entry.help), native_keys(keys_in_force(command, preferences)))));
  made->setStatusTip(words(entry.help));
  return made;
}

QAction* command_action(QMainWindow& window, const Command& command, const Preferences& preferences) {
  const CommandDetails& details = command.details;
  auto* made = new QAction(command_title(command), &window);
  made->setObjectName(command.id);
  made->setShortcuts(keys_in_force(command, preferences));
  made->setCheckable(details.form == CommandForm::checkable);
  if (details.on_table) made->setShortcutContext(Qt::WidgetShortcut);
  if (*command.icon != '\0') made->setIcon(icon_named(command.icon));
  if (*details.help != '\0') {
    made->setToolTip(as_plain(QCoreApplication::translate("Commands", details.help)));
    made->setStatusTip(QCoreApplication::translate("Commands", details.help));
  }
  return made;
}

QToolBar* bar_named(const char* name, const char* title) {
  auto* bar = new QToolBar(QCoreApplication::translate("linesman::MainWindow", title));
  bar->setObjectName(name);
  bar->setMovable(false);
  bar->setContextMenuPolicy(Qt::PreventContextMenu);  // it would offer to hide the bar
  return bar;
}

}  // namespace

Actions::Actions(QMainWindow& window, CommandContext& context) : tools_(new QActionGroup(&window)) {
  const Preferences preferences = kept_preferences();
  std::map<CommandGroup, QActionGroup*> choices{{CommandGroup::units, new QActionGroup(&window)},
                                                {CommandGroup::appearances, new QActionGroup(&window)}};
  for (const Command& command : all_commands()) {
    if (command.details.form == CommandForm::submenu) continue;
    QAction* made = command_action(window, command, preferences);
    if (const auto group = choices.find(command.group); group != choices.end()) group->second->addAction(made);
    QObject::connect(made, &QAction::triggered, &window, [&command, &context] { run_command(command, context); });
    commands_[command.id] = made;
  }
  for (std::size_t i = 0; i < all_tools().size(); ++i)
    tool_action(tools_, all_tools()[i], all_tool_commands()[i], preferences);
  QObject::connect(tools_, &QActionGroup::triggered, &window,
                   [&context](const QAction* tool) { context.controller.use(tool->data().toString().toStdString()); });
}

QAction* Actions::command(std::string_view id) const {
  const auto found = commands_.find(id);
  LINESMAN_CHECK(found != commands_.end());
  return found->second;
}

QMenu* Actions::submenu(std::string_view id) const {
  const auto found = submenus_.find(id);
  LINESMAN_CHECK(found != submenus_.end());
  return found->second;
}

void Actions::fill(QMenu& menu, CommandGroup group) {
  for (const Command& command : all_commands()) {
    if (command.group != group) continue;
    if (command.details.form != CommandForm::submenu) {
      menu.addAction(commands_[command.id]);
      continue;
    }
    QMenu* submenu = menu.addMenu(command_title(command));
    submenus_[command.id] = submenu;
    fill(*submenu, command.details.holds);
  }
}

void Actions::fill_menus(QMainWindow& window) {
  using enum CommandGroup;
  QMenuBar& bar = *window.menuBar();
  const auto add = [&, this](const char* title, std::initializer_list<CommandGroup> groups) {
    QMenu& menu = *bar.addMenu(tr(title));
    for (const CommandGroup group : groups) {
      if (group != *groups.begin()) menu.addSeparator();
      fill(menu, group);
    }
  };
  add(QT_TR_NOOP("&File"), {file_game, file_paper, file_exchange, file_quit});
  add(QT_TR_NOOP("&Edit"), {edit_undo, edit_ruling, edit_game, edit_preferences});
  add(QT_TR_NOOP("&Order"), {order, states});
  bar.addMenu(tr("&Tools"))->addActions(tools_->actions());
  add(QT_TR_NOOP("&Rules"), {rules_own});
  add(QT_TR_NOOP("&View"), {view_zoom, view_shown, view_panels});
  add(QT_TR_NOOP("&Help"), {help});
  // Their keys work while the menu bar is away too.
  for (const Command& command : all_commands())
    if (const auto made = commands_.find(command.id); made != commands_.end() && !command.details.on_table)
      window.addAction(made->second);
}

QToolBar* Actions::make_game_bar(Session& session) const {
  QToolBar* bar = bar_named("game_bar", QT_TR_NOOP("Game bar"));
  const auto add = [&, this](std::initializer_list<const char*> ids) {
    for (const char* id : ids) bar->addAction(command(id));
  };
  bar->setIconSize({GAME_SIGN, GAME_SIGN});
  add({"undo", "redo"});
  bar->addWidget(new RulesetChooser(session));
  add({"options"});
  auto* badge = new HouseRulesBadge(session);
  QAction* house_rules = bar->addWidget(badge);
  house_rules->setVisible(false);
  QObject::connect(badge, &HouseRulesBadge::needed, house_rules, &QAction::setVisible);
  QObject::connect(badge, &QToolButton::clicked, command("options"), &QAction::trigger);
  bar->addWidget(new TurnBox(session));
  add({"reach", "zoom-out", "fit", "zoom-in"});
  bar->setContentsMargins(0, 0, 8, 0);
  return bar;
}

QToolBar* Actions::make_tool_bar() const {
  QToolBar* bar = bar_named("tool_box", QT_TR_NOOP("Tool box"));
  bar->setIconSize({TOOL_SIGN, TOOL_SIGN});
  bar->addActions(tools_->actions());
  for (QAction* tool : tools_->actions()) {
    auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(tool));
    button->setFixedSize(TOOL_BUTTON, TOOL_BUTTON);
    button->setFocusPolicy(Qt::TabFocus);  // a click leaves the focus on the table
  }
  return bar;
}

void Actions::give_table_keys_to(QWidget& table) const {
  table.addActions(tools_->actions());
  for (const Command& entry : all_commands())
    if (entry.details.on_table) table.addAction(command(entry.id));
}

void Actions::enable(bool game_open, std::string_view tool_in_hand) {
  const bool of_models = tool_in_hand == "move" || tool_in_hand == "place" || tool_in_hand == "hand";
  for (const Command& entry : all_commands()) {
    if (entry.use == CommandUse::game) command(entry.id)->setEnabled(game_open);
    if (entry.use == CommandUse::models) command(entry.id)->setEnabled(game_open && of_models);
  }
  tools_->setEnabled(game_open);
}

void Actions::show_view_style(const ViewStyle& style) {
  for (const Command& entry : all_commands())
    if (entry.details.shows != nullptr) command(entry.id)->setChecked(style.*entry.details.shows);
  command(style.unit == LengthUnit::inch ? "inches" : "centimetres")->setChecked(true);
}

void Actions::show_appearance(Appearance appearance) { command(name_of(appearance))->setChecked(true); }

void Actions::show_undo(const UndoSteps& steps) {
  const auto show = [this](const char* id, bool possible, const QString& text, const QString& tip) {
    command(id)->setEnabled(possible);
    command(id)->setText(text.trimmed());
    command(id)->setToolTip(as_plain(tip.trimmed()));
  };
  show("undo", steps.can_undo(), tr("&Undo %1").arg(steps.undo_text()), tr("Undo %1").arg(steps.undo_text()));
  show("redo", steps.can_redo(), tr("&Redo %1").arg(steps.redo_text()), tr("Redo %1").arg(steps.redo_text()));
}

void Actions::show_tool_in_hand(std::string_view tool) {
  for (QAction* made : tools_->actions()) made->setChecked(made->data().toString().toStdString() == tool);
}

}  // namespace linesman
