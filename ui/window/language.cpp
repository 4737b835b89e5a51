#include "ui/window/language.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSettings>

#include "files/phrases.h"

namespace linesman {

namespace {

const char* const LANGUAGE_KEY = "language";  // in the settings

/// As the command line has it; where the environment says nothing, as on Windows, those of the settings of the system.
QStringList languages_of_system() {
  QStringList all;
  for (const std::string& wanted : languages_of_environment()) all << QString::fromStdString(wanted);
  if (!all.isEmpty()) return all;
  for (const QString& wanted : QLocale::system().uiLanguages()) all << wanted.section(QRegularExpression("[-_]"), 0, 0);
  return all;
}

}  // namespace

QStringList known_languages() { return {"en", "de"}; }

QString chosen_language() {
  const QString kept = QSettings().value(LANGUAGE_KEY).toString();
  return known_languages().contains(kept) ? kept : QString();
}

void remember_language(const QString& language) { QSettings().setValue(LANGUAGE_KEY, language); }

QString shown_language(const QString& choice) {
  if (!choice.isEmpty()) return choice;
  for (const QString& wanted : languages_of_system())
    if (known_languages().contains(wanted)) return wanted;
  return "en";
}

}  // namespace linesman
