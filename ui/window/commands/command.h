// A command of the window: how it is shown, and the context that its function works with.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <functional>

#include "ui/commands/change_game.h"
#include "ui/panels/dice/dice_entry.h"
#include "ui/panels/ruling/ruling_panel.h"
#include "ui/session/session.h"
#include "ui/window/game_files.h"
#include "ui/window/table_controller.h"

namespace linesman {

class CaseService;
class Dispute;
class StateAtTable;
class TableWatch;

/// The parts of the program that commands and panels may work with.
struct CommandContext {
  QWidget& window;  ///< the parent of dialogs
  Session& session;
  CurrentQuestion& asking;  ///< what is asked now, and its answer
  GameFiles& files;
  TableView& table;
  TableController& controller;
  RulingPanel& ruling;
  UndoSteps& undo;
  DiceEntry& dice;
  std::function<void(const QString&)> tell;  ///< a sentence that passes by
  std::function<void(const QString&)> warn;  ///< one that stays until it is closed
  /// Why an order cannot be: stays until another order or selection is made.
  std::function<void(const QString&)> refuse;
  /// A sentence that stays, with a button that does something about it.
  std::function<void(const QString& sentence, const QString& button, std::function<void()> act)> offer;
  /// An offer that what is said later does not cover.
  std::function<void(const QString& sentence, const QString& button, std::function<void()> act)> ask;
  std::function<void(const QString& button)> withdraw;       ///< the offer with that button is over
  std::function<void(const QString& panel)> bring_to_front;  ///< calls a panel's page, with the focus
  std::function<void(const QString& panel)> come_up;         ///< the same without the focus
  std::function<void(const QString& panel)> turn_to;         ///< only where its page is open
  std::function<void(bool aside)> step_aside;                ///< the drawer, while something is dragged out of it
  std::function<void()> go_to_next_panel;                    ///< with the focus
  std::function<void()> toggle_table_alone;                  ///< panels and tool bars away, or back
  std::function<void(const ViewStyle&)> set_view_style;      ///< of the table, and of all that shows it
  std::function<Dispute&()> dispute;                         ///< of this window
  std::function<StateAtTable&()> states;                     ///< what players bring in for models
  std::function<TableWatch&()> watching;                     ///< the players' own table, through a camera
  /// That of another window, which comes in front; the game of this one waits until it is closed.
  std::function<Dispute&()> dispute_beside;
  std::function<void(QWidget* column)> put_beside;  ///< the table, as a column until it is closed
  std::function<void()> find_rulesets;              ///< anew, after the player's own have changed
  std::optional<Vec> point{};  ///< where the menu of a right click was opened, while a command of it runs
  CaseService& cases;          ///< the folder of cases of the game
};

/// A stretch of a menu of the menu bar, in its order; a line is drawn between two of them.
enum class CommandGroup {
  file_game,
  file_paper,
  file_exchange,
  photographs,  ///< a submenu: the real table
  file_quit,
  edit_undo,
  edit_ruling,
  edit_game,
  edit_preferences,
  order,
  states,  ///< of models, as other chapters leave them
  rules_own,
  view_zoom,
  view_shown,
  units,        ///< a submenu of choices
  appearances,  ///< likewise
  panels,       ///< likewise, of pages
  view_panels,
  recent,  ///< a submenu that the window fills
  help,
  none  ///< in no menu of the bar
};

/// When a command is enabled.
enum class CommandUse {
  always,
  game,    ///< while a game is open
  models,  ///< while a game is open and a tool for models is in hand
  own      ///< its state follows from something else: undo, redo, carry out
};

enum class CommandForm { plain, checkable, submenu };

/// The part of the key sheet that lists a command.
enum class KeySheetPart { table, reach, order, window };

/// The rarer parts of a command.
struct CommandDetails {
  CommandForm form = CommandForm::plain;
  bool on_table = false;                      ///< its keys work only while the table has the focus, as letters must
  bool ViewStyle::*shows = nullptr;           ///< it switches that part of the style
  CommandGroup holds = CommandGroup::none;    ///< of a submenu
  const char* help = "";                      ///< tool tip and status line; empty: the title alone
  KeySheetPart sheet = KeySheetPart::window;  ///< where its keys are listed
  const char* key_help = "";                  ///< its line there; empty: the title
};

/// English; texts are translated where they are shown.
struct Command {
  const char* id;     ///< stable: the action's object name
  const char* title;  ///< with its mnemonic
  const char* keys;   ///< portable texts of key sequences, "; " between them; or empty
  const char* icon;   ///< resources/icons/NAME.svg, or empty
  CommandGroup group;
  CommandUse use;
  void (*run)(CommandContext&);  ///< nullptr: a switch, a submenu, or others listen to the action
  CommandDetails details{};
};

inline QString command_title(const Command& command) { return QCoreApplication::translate("Commands", command.title); }

}  // namespace linesman
