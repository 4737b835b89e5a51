// The open game on the disk: its file, the lock on it, and the journal of what was not saved yet.
#pragma once

#include <QObject>

#include "files/disk/descriptor.h"
#include "journal/file_lock.h"
#include "journal/game_keeper.h"
#include "ui/session/session.h"

namespace linesman {

class KeptGame : public QObject {
  Q_OBJECT
 public:
  /// Every change of the session's game stands in a journal before the code that made it goes on.
  explicit KeptGame(Session& session, QObject* parent = nullptr);
  /// A program that ends on purpose has asked what becomes of unsaved changes: their journal goes.
  ~KeptGame() override;

  /// Opens a file in place of the open game. A file that another program has open is opened as a copy, a game in no
  /// file; `in_use` then says who has it. A bad file leaves everything as it is.
  Result<void> open(const QString& path);
  const QString& in_use() const { return in_use_; }
  /// The open game's file becomes ours although a program on another machine says that it has it.
  Result<void> take_over(const QString& path);

  /// The file of the open game is no longer the one that was read or written here.
  bool changed_outside() const;
  /// A Problem too for a file that another program has open, and, where it is the open game's own, for one that was
  /// changed outside, unless `changed_too`.
  Result<void> save(const QString& path, bool changed_too = false);

  /// The SHA-256 of the open game's file when it was read or written last; empty for a game in no file.
  const std::string& hash() const { return hash_; }
  const GameKeeper& keeper() const { return keeper_; }

 signals:
  /// The journal cannot be where it should be; one sentence.
  void kept_elsewhere(const QString& sentence);

 private:
  void begin();
  void keep();

  Session& session_;
  GameKeeper keeper_;
  FileLock lock_;
  QString locked_;  ///< the path that the lock is on
  std::optional<FileStamp> stamp_;
  std::string hash_;
  QString in_use_;
};

}  // namespace linesman
