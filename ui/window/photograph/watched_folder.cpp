#include "ui/window/photograph/watched_folder.h"

#include <QDateTime>
#include <QDir>

#include "files/disk/file.h"
#include "photo/picture_input.h"

namespace linesman {

namespace {

constexpr int PAUSE = 250;  // milliseconds between two looks at a file that is being written

QFileInfoList pictures_in(const QString& folder) {
  return QDir(folder).entryInfoList({"*.jpg", "*.jpeg", "*.png", "*.webp", "*.heic", "*.heif"}, QDir::Files,
                                    QDir::Time);
}

QString mark_of(const QFileInfo& file) {
  return QStringLiteral("%1 %2 %3").arg(file.lastModified().toMSecsSinceEpoch()).arg(file.size()).arg(file.fileName());
}

bool is_whole_file(const QString& path) {
  const auto bytes = read_file(path.toStdString());
  return bytes && is_whole_picture(QByteArray::fromRawData(bytes->data(), static_cast<qsizetype>(bytes->size())));
}

}  // namespace

WatchedFolder::WatchedFolder(QObject* parent) : QObject(parent) {
  again_.setInterval(PAUSE);
  again_.setSingleShot(true);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, &WatchedFolder::look);
  connect(&again_, &QTimer::timeout, this, &WatchedFolder::look);
}

Result<void> WatchedFolder::watch(const QString& folder) {
  stop();
  if (!QFileInfo(folder).isDir() || !watcher_.addPath(folder))
    return Problem{folder.toStdString(), "", "cannot be watched: is it a folder?"};
  folder_ = folder;
  for (const QFileInfo& file : pictures_in(folder))
    if (is_whole_file(file.filePath())) known_.insert(mark_of(file));
  look();
  return {};
}

void WatchedFolder::stop() {
  if (!folder_.isEmpty()) watcher_.removePath(folder_);
  folder_.clear();
  known_.clear();
  half_.clear();
  again_.stop();
}

// The system says that a folder has changed when a file appears, not while it grows.
void WatchedFolder::look() {
  QStringList whole;
  bool waits = false;
  for (const QFileInfo& file : pictures_in(folder_)) {
    const QString mark = mark_of(file);
    if (known_.contains(mark)) continue;
    // One that has not changed since it was read is not read again.
    if (half_.contains(mark) || !is_whole_file(file.filePath())) {
      half_.insert(mark);
      waits = true;
      continue;
    }
    known_.insert(mark);
    whole.push_front(file.filePath());
  }
  if (waits) again_.start();
  for (const QString& path : whole) emit photograph_came(path);
}

}  // namespace linesman
