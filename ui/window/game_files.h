// Opening and saving games: dialogs, recent games, the question about unsaved changes.
#pragma once

#include <QObject>
#include <QStringList>

#include "ui/session/session.h"

class QWidget;

namespace linesman {

class GameFiles : public QObject {
  Q_OBJECT
 public:
  /// Dialogs belong to `window`.
  GameFiles(Session& session, QWidget* window);

  /// Opens a file in place of the open game. A bad file leaves everything as it is and is told by `failed`.
  bool open(const QString& path);
  /// A game that is in no file yet in place of the open one.
  void begin(Document document);
  bool save();
  bool save_as();
  /// An example or another read-only file is saved under a name of its own.
  bool save_to(const QString& path);
  /// Writes a game that has unsaved changes into a new file beside its own, or where that cannot be among the player's
  /// data, and gives the path; an empty one when there is nothing to save. The game stays the one of its own file.
  Result<QString> save_copy() const;
  /// Nothing unsaved is left, or the player lets it go.
  bool may_leave();

  QStringList recent() const;

 public slots:
  void ask_and_open();
  void close_game();

 signals:
  /// One sentence: file, pointer, reason.
  void failed(const QString& sentence);
  void opened(const QString& path);
  /// What the player opened is an order, not a game.
  void order_met(const QString& path);
  void saved(const QString& path);
  void recent_changed();

 private:
  void remember(const QString& path);

  Session& session_;
  QWidget* window_;
};

}  // namespace linesman
