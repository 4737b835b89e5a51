// Saving by itself.
#pragma once

#include <QTimer>

#include "ui/window/game_files.h"

namespace linesman {

/// Saves a game that has a file and unsaved changes, at the interval (minutes) that the preferences set.
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
