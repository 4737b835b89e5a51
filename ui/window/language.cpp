#include "ui/window/language.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSettings>

namespace linesman {

namespace {

const char* const LANGUAGE_KEY = "language";  // in the settings

}  // namespace

QStringList known_languages() { return {"en", "de"}; }

QString chosen_language() {
  const QString kept = QSettings().value(LANGUAGE_KEY).toString();
  return known_languages().contains(kept) ? kept : QString();
}

void remember_language(const QString& language) { QSettings().setValue(LANGUAGE_KEY, language); }

QString shown_language(const QString& choice) {
  if (!choice.isEmpty()) return choice;
  for (const QString& wanted : QLocale::system().uiLanguages())
    if (const QString language = wanted.section(QRegularExpression("[-_]"), 0, 0); known_languages().contains(language))
      return language;
  return "en";
}

}  // namespace linesman
