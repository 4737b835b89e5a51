#include "plugins/ruleset_folders.h"

#include <QDir>
#include <QStandardPaths>

namespace linesman {

std::vector<std::string> ruleset_folders(const std::string& executable_folder) {
  QStringList folders;
  if (const QString program = QString::fromStdString(executable_folder); QDir::isAbsolutePath(program))
    folders << program + "/../lib/linesman/rulesets";
  for (const QString& data : QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation)) {
    // By the XDG specification a relative path is ignored. Qt 6.4 accepts it.
    const bool counts = QDir::isAbsolutePath(data);
    folders << (counts ? data : QDir::homePath() + "/.local/share") + "/linesman/rulesets";
  }
  std::vector<std::string> clean;
  for (const QString& folder : folders) clean.push_back(QDir::cleanPath(folder).toStdString());
  return clean;
}

std::string user_ruleset_folder() { return ruleset_folders("").front(); }

}  // namespace linesman
