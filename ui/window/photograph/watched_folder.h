// A folder into which a phone's photographs come.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QSet>
#include <QTimer>

#include "base/result.h"

namespace linesman {

class WatchedFolder : public QObject {
  Q_OBJECT
 public:
  explicit WatchedFolder(QObject* parent = nullptr);

  /// Pictures that are there already are old. A Problem for a folder that is not there or cannot be watched.
  Result<void> watch(const QString& folder);
  void stop();
  /// Empty: none is watched.
  const QString& folder() const { return folder_; }

 signals:
  /// A new picture is there, with all of its bytes.
  void photograph_came(const QString& path);

 private:
  void look();

  QFileSystemWatcher watcher_;
  QTimer again_;  ///< while a picture is only half written
  QString folder_;
  QSet<QString> known_;  ///< files with their size and the moment of their last change
  QSet<QString> half_;   ///< likewise of those that were read and are not whole
};

}  // namespace linesman
