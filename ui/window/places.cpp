#include "ui/window/places.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

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

QString catalogue_folder() {
  return QDir::cleanPath(QCoreApplication::applicationDirPath() + "/../share/linesman/catalogue");
}

QString own_catalogue() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/linesman/catalogue/own.json";
}

}  // namespace linesman
