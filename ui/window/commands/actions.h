// The window's actions and menus. What they do is connected by the window.
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>

#include "drawing/picture/palette.h"
#include "ui/commands/change_game.h"
#include "ui/window/commands/command_box.h"
#include "ui/window/settings.h"

namespace linesman {

struct Actions {
  explicit Actions(QMainWindow& window);

  void fill_menus(QMainWindow& window);
  /// Actions that make no sense without a game.
  void enable_for_game(bool open);
  /// Commands for models are for the tools that work on them.
  void enable_for_tool(std::string_view tool);
  /// The key of each tool takes it up while this widget has the focus: letters are for typing elsewhere.
  void give_tool_keys_to(QWidget& table);
  void show_look(const Look& look);
  void show_undo(const UndoSteps& steps);
  /// The action of the command of that id (ui/window/command_box.h).
  QAction* command(const char* id) const;

  QAction* open;
  QAction* save;
  QAction* save_as;
  QAction* close_game;
  QAction* picture;
  QAction* quit;
  QAction* undo;
  QAction* redo;
  QAction* copy_text;
  QAction* copy_json;
  QAction* carry_out;
  QAction* drop;
  QAction* next_turn;
  QAction* reach;  ///< checkable
  QAction* zoom_in;
  QAction* zoom_out;
  QAction* fit;
  QAction* grid;
  QAction* hexes;
  QAction* names;
  QAction* legend;
  QAction* plan;
  QAction* start;
  QAction* next_panel;
  QActionGroup* tools;        ///< data: ToolEntry::id
  QList<QAction*> commands;   ///< as in all_commands()
  QActionGroup* units;        ///< data: LengthUnit as int
  QActionGroup* appearances;  ///< data: Appearance as int
  QMenu* recent_menu = nullptr;
  QMenu* docks_menu = nullptr;

 private:
  QList<QAction*> commands_of(MenuPlace place) const;
  void fill_view_menu(QMenu& view);
};

}  // namespace linesman
