// What commands of the menus and panels may work with.
#pragma once

#include <QString>
#include <functional>

#include "ui/session/session.h"
#include "ui/window/game_files.h"
#include "ui/window/table_controller.h"

namespace linesman {

struct CommandContext {
  QWidget& window;  ///< the parent of dialogs
  Session& session;
  GameFiles& files;
  TableView& table;
  TableController& controller;
  std::function<void(const QString&)> tell;  ///< a sentence that passes by
  std::function<void(const QString&)> warn;  ///< one that stays until it is closed
  /// One that stays, with a button that does something about it.
  std::function<void(const QString& sentence, const QString& button, std::function<void()> act)> offer;
  std::function<void(const QString& button)> withdraw;            ///< the offer with that button is over
  std::function<void(const QString& panel_name)> bring_to_front;  ///< shows a panel of the panel box
  std::function<void()> toggle_table_alone;                       ///< panels and tool bars away, or back
};

}  // namespace linesman
