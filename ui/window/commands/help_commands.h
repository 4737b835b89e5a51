// F1: the page of help for what has the focus, in the window and in every dialog.
#pragma once

#include <QObject>
#include <span>

#include "ui/window/commands/command.h"

namespace linesman {

/// Shows the page for the part that has the focus, above `parent`, with the keys of all commands.
void ask_help(CommandContext& at, std::span<const Command> commands, QWidget& parent, const QWidget* focus);

/// Opens the manual in the player's browser and language, or says where it is to be had.
void open_manual(CommandContext& at);

/// An event filter for the application. The command's own key is heard in the main window alone: here F1 is heard in
/// dialogs and in windows beside it.
class HelpKey : public QObject {
  Q_OBJECT
 public:
  HelpKey(CommandContext& at, std::span<const Command> commands);
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  CommandContext& at_;
  std::span<const Command> commands_;
};

}  // namespace linesman
