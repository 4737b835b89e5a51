// The window's actions, one for each command and each tool, and the menu bar and tool bars made of them.
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>
#include <map>

#include "ui/window/appearance.h"
#include "ui/window/commands/command_table.h"

namespace linesman {

class Actions {
 public:
  /// Each action does what its command does, with `context`, which outlives the actions.
  Actions(QMainWindow& window, CommandContext& context);

  /// The action of a command, by its id in the table.
  QAction* command(std::string_view id) const;
  QActionGroup* tools() const { return tools_; }  ///< data: ToolEntry::id
  /// The submenu of a command, there once the menus are filled.
  QMenu* submenu(std::string_view id) const;

  void fill_menus(QMainWindow& window);
  /// Undo, ruleset, turn, reach, zoom: low enough for the corner of the menu bar.
  QToolBar* make_game_bar(Session& session) const;
  /// A button for each tool, for the left edge.
  QToolBar* make_tool_bar() const;
  /// Keys that are letters work while this widget has the focus.
  void give_table_keys_to(QWidget& table) const;

  void enable(bool game_open, std::string_view tool_in_hand);
  void show_view_style(const ViewStyle& style);
  void show_appearance(Appearance appearance);
  void show_undo(const UndoSteps& steps);
  void show_tool_in_hand(std::string_view tool);

 private:
  void fill(QMenu& menu, CommandGroup group);

  std::map<std::string_view, QAction*> commands_;  ///< by id
  std::map<std::string_view, QMenu*> submenus_;
  QActionGroup* tools_;
};

}  // namespace linesman
