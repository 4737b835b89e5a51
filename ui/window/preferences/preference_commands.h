// The commands of preferences, and saving by itself.
#pragma once

#include <QObject>
#include <QTimer>
#include <span>

#include "ui/window/commands/command.h"

namespace linesman {

/// `commands` are all of the window's: their keys may be changed.
void ask_preferences(CommandContext& at, std::span<const Command> commands);
void ask_export_preferences(CommandContext& at);
void ask_import_preferences(CommandContext& at, std::span<const Command> commands);

/// Saves a game that has a file and unsaved changes every so many minutes, as the preferences say.
class Autosave : public QObject {
  Q_OBJECT
 public:
  Autosave(Session& session, GameFiles& files, QObject* parent);
  /// Reads the preferences anew.
  void restart();

 private:
  void save();

  Session& session_;
  GameFiles& files_;
  QTimer timer_;
};

}  // namespace linesman
