#include "ui/window/places.h"

#include <QCoreApplication>
#include <QDir>

#include "plugins/library.h"
#include "plugins/ruleset_folders.h"

namespace linesman {

std::vector<std::string> ruleset_places() {
  return ruleset_folders(QCoreApplication::applicationDirPath().toStdString());
}

QStringList example_games() {
  const QDir folder(QCoreApplication::applicationDirPath() + "/../share/linesman/examples");
  QStringList games;
  for (const QString& name : folder.entryList({"*.linesman"}, QDir::Files, QDir::Name))
    games << QDir::cleanPath(folder.absoluteFilePath(name));
  return games;
}

}  // namespace linesman
