#include "drawing/report/translation.h"

#include <QCoreApplication>
#include <QTranslator>
#include <memory>

#include "files/disk/places.h"
#include "files/phrases.h"

namespace linesman {

namespace {

/// One translation for each text of Qt, wherever it stands: contexts of callers do not matter. Pictures, which know no
/// phrasebook, ask for words of the program in the context "Engine".
class OneContext : public QTranslator {
 public:
  bool load_language(const QString& language) { return load(":/translations/linesman_" + language + ".qm"); }
  void use(const Phrasebook& phrases) { phrases_ = phrases; }

  QString translate(const char* context, const char* text, const char* which, int n) const override {
    if (qstrcmp(context, "Engine") == 0) return QString::fromStdString(phrases_.said(text));
    return QTranslator::translate("Linesman", text, which, n);
  }

 private:
  Phrasebook phrases_;
};

struct InstalledLanguage {
  std::unique_ptr<OneContext> own;
  std::unique_ptr<QTranslator> of_qt;
  Phrasebook phrases{};
  QString language = "en";
};

InstalledLanguage& installed_language() {
  static InstalledLanguage all;
  return all;
}

}  // namespace

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
  now.language = language;
  now.phrases = load_phrases(language.toStdString(), data_folder(), ruleset_folders);
  now.own->use(now.phrases);
  QCoreApplication::installTranslator(now.own.get());
}

QString language_in_use() { return installed_language().language; }

const Phrasebook& phrases_in_language() { return installed_language().phrases; }

std::function<std::string(const std::string& english, const std::string& context)> wording_in_language() {
  return [](const std::string& english, const std::string& context) {
    return phrases_in_language().word(english, context);
  };
}

}  // namespace linesman
