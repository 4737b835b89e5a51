// F1: the page of help for what has the focus, in the window and in every dialog.
#pragma once

#include <QObject>
#include <functional>

#include "ui/window/commands/command.h"

namespace linesman {

/// Shows the page for the part that has the focus, above `parent`.
void ask_help(CommandContext& at, QWidget& parent, const QWidget* focus);

/// An event filter for the application. The command's own key is heard in the main window alone: here F1 is heard in
/// dialogs and in windows beside it.
class HelpKey : public QObject {
  Q_OBJECT
 public:
  explicit HelpKey(CommandContext& at);
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  CommandContext& at_;
};

}  // namespace linesman
