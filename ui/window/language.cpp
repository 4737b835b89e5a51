#include "ui/window/language.h"

#include <QApplication>
#include <QDir>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>
#include <QTranslator>
#include <memory>

#include "base/value.h"
#include "files/json.h"

namespace linesman {

namespace {

const char* const RULESET_CONTEXT = "Ruleset";  // what `spoken` asks by, too
const char* const LANGUAGE_KEY = "language";    // in the settings

/// One translation for each text, wherever it stands: contexts of callers do not matter. Only rulesets have words of
/// their own, from their files.
class OneContext : public QTranslator {
 public:
  bool load_language(const QString& language) { return load(":/translations/linesman_" + language + ".qm"); }

  void add_words(const std::string& file) {
    const auto json = load_json(file);
    if (!json) return;
    for (const auto& [english, words] : json->members())
      if (const auto text = words.text())
        words_.insert(QByteArray::fromStdString(english), QString::fromStdString(std::string(*text)));
  }

  QString translate(const char* context, const char* text, const char* which, int n) const override {
    if (qstrcmp(context, RULESET_CONTEXT) == 0)
      if (const auto words = words_.find(QByteArray(text)); words != words_.end()) return *words;
    return QTranslator::translate("Linesman", text, which, n);
  }
  bool isEmpty() const override { return QTranslator::isEmpty() && words_.isEmpty(); }

 private:
  QHash<QByteArray, QString> words_;
};

struct InstalledLanguage {
  std::unique_ptr<OneContext> own;
  std::unique_ptr<QTranslator> of_qt;
};

InstalledLanguage& installed_language() {
  static InstalledLanguage all;
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
  for (const QString& wanted : QLocale::system().uiLanguages())
    if (const QString language = wanted.section(QRegularExpression("[-_]"), 0, 0); known_languages().contains(language))
      return language;
  return "en";
}

void install_language(const QString& language, const std::vector<std::string>& ruleset_folders) {
  InstalledLanguage& now = installed_language();
  if (now.own) QCoreApplication::removeTranslator(now.own.get());
  if (now.of_qt) QCoreApplication::removeTranslator(now.of_qt.get());
  now = {};
  if (language == "en") return;
  now.of_qt = std::make_unique<QTranslator>();
  if (now.of_qt->load(":/translations/qtbase_" + language + ".qm"))
    QCoreApplication::installTranslator(now.of_qt.get());
  now.own = std::make_unique<OneContext>();
  if (!now.own->load_language(language)) return;
  for (const std::string& folder : ruleset_folders)
    for (const QString& ruleset : QDir(QString::fromStdString(folder)).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
      now.own->add_words(folder + "/" + ruleset.toStdString() + "/words." + language.toStdString() + ".json");
  QCoreApplication::installTranslator(now.own.get());
}

std::function<std::string(const std::string&)> wording_in_language() {
  return [](const std::string& english) {
    return english.empty() ? english : QCoreApplication::translate(RULESET_CONTEXT, english.c_str()).toStdString();
  };
}

}  // namespace linesman
