#include "ui/window/places.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <map>

#include "plugins/library.h"
#include "plugins/ruleset_folders.h"

namespace linesman {

namespace {

QString ruleset_named_in(const QString& example) { return QFileInfo(example).fileName().section('-', 0, 0); }

}  // namespace

std::vector<std::string> ruleset_places() {
  return ruleset_folders(QCoreApplication::applicationDirPath().toStdString());
}

QStringList example_games() {
  const QDir folder(QCoreApplication::applicationDirPath() + "/../share/linesman/examples");
  QStringList games;
  for (const QString& name : folder.entryList({"*.linesman"}, QDir::Files, QDir::Name))
    games << QDir::cleanPath(folder.absoluteFilePath(name));
  std::map<QString, int> count;
  for (const QString& game : games) ++count[ruleset_named_in(game)];
  std::stable_sort(games.begin(), games.end(), [&](const QString& a, const QString& b) {
    return count[ruleset_named_in(a)] > count[ruleset_named_in(b)];
  });
  return games;
}

QString first_ruleset() {
  const QStringList games = example_games();
  return games.isEmpty() ? QString() : ruleset_named_in(games.front());
}

QString catalogue_folder() {
  return QDir::cleanPath(QCoreApplication::applicationDirPath() + "/../share/linesman/catalogue");
}

QString manual_page(const QString& program_folder, const QString& language) {
  for (const char* folder : {"/../share/doc/linesman/html/", "/../manual/html/"})
    for (const QString& pages : {language + '/', QString()}) {
      const QString page = QDir::cleanPath(program_folder + folder + pages + "index.html");
      if (QFileInfo(page).isFile()) return page;
    }
  return {};
}

QString own_catalogue() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/linesman/catalogue/own.json";
}

}  // namespace linesman
