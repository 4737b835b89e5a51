// Menus, tool bars and the key sheet follow from the table of commands.
#include <gmock/gmock.h>

#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QTextBrowser>
#include <QToolBar>
#include <set>

#include "ui/window/commands/context_menu.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class TheCommands : public WindowTest {
 protected:
  /// All actions of the menu bar, submenus included.
  std::set<const QAction*> in_menus() const {
    std::set<const QAction*> all;
    for (const QMenu* menu : window->menuBar()->findChildren<QMenu*>())
      for (const QAction* action : menu->actions()) all.insert(action);
    return all;
  }
};

TEST_F(TheCommands, HaveAnIdOfTheirOwnAndSomethingToDo) {
  std::set<std::string> ids;
  for (const Command& command : all_commands()) {
    EXPECT_TRUE(ids.insert(command.id).second) << command.id;
    const bool does =
        command.run != nullptr || command.details.shows != nullptr || command.details.form != CommandForm::plain;
    EXPECT_TRUE(does) << command.id;
    if (*command.icon != '\0') {
      EXPECT_TRUE(QFile::exists(QString(":/icons/%1.svg").arg(command.icon))) << command.icon;
    }
  }
}

TEST_F(TheCommands, AreInTheMenuOfTheirGroup) {
  const auto shown = in_menus();
  for (const Command& command : all_commands()) {
    if (command.details.form == CommandForm::submenu) continue;
    EXPECT_EQ(shown.contains(window->actions().command(command.id)), command.group != CommandGroup::none) << command.id;
  }
}

TEST_F(TheCommands, AreWhatARightClickOffers) {
  for (const ContextEntry& entry : context_entries())
    if (*entry.command != '\0') {
      EXPECT_NO_THROW(command_named(entry.command)) << entry.command;
    }
}

TEST_F(TheCommands, WithKeysAreOnTheKeySheet) {
  window->actions().command("keys")->trigger();
  QString sheet;
  for (const auto* text : window->findChildren<QTextBrowser*>()) sheet += text->toPlainText();
  for (const Command& command : all_commands())
    for (const QKeySequence& key : QKeySequence::listFromString(command.keys))
      EXPECT_TRUE(sheet.contains(key.toString(QKeySequence::NativeText))) << command.id;
}

}  // namespace
}  // namespace linesman::testing_window
