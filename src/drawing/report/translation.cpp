#include "drawing/report/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMutex>
#include <QTranslator>
#include <memory>

#include "base/phrasebook.h"
#include "base/value.h"
#include "files/json.h"

namespace linesman {

namespace {

// What `spoken` asks by, too.
const char* const RULESET_CONTEXT = "Ruleset";
const char* const ENGINE_CONTEXT = "Engine";
const char* const CATALOGUE_CONTEXT = "Catalogue";
constexpr qsizetype MOST_ASKED = 4096;
const char* const CATALOGUE_WORDS = "catalogue.json";

/// One translation for each text, wherever it stands: contexts of callers do not matter. Only rulesets, the catalogue
/// and the sentences of the engine have words of their own, from their files.
class OneContext : public QTranslator {
 public:
  bool load_language(const QString& language) { return load(":/translations/linesman_" + language + ".qm"); }

  void add_ruleset(const std::string& file) {
    const auto json = load_json(file);
    if (!json) return;
    for (const auto& [english, words] : json->members()) {
      const auto text = words.text();
      if (!text) continue;
      words_.insert(QByteArray::fromStdString(english), QString::fromStdString(std::string(*text)));
      if (said_by_the_engine(english)) engine_.add(english, std::string(*text));
    }
  }

  void add_engine(const QString& language) {
    for (const QFileInfo& file : QDir(":/translations/" + language).entryInfoList({"*.json"})) {
      QFile opened(file.filePath());
      if (!opened.open(QIODevice::ReadOnly)) continue;
      const auto json = parse_json(opened.readAll().toStdString(), file.filePath().toStdString());
      if (!json) continue;
      Phrasebook& book = file.fileName() == CATALOGUE_WORDS ? catalogue_ : engine_;
      for (const auto& [english, words] : json->members()) book.add(english, std::string(words.text().value_or("")));
    }
  }

  QString translate(const char* context, const char* text, const char* which, int n) const override {
    if (qstrcmp(context, ENGINE_CONTEXT) == 0) return by(engine_, text, which);
    if (qstrcmp(context, CATALOGUE_CONTEXT) == 0) return by(catalogue_, text, which);
    if (qstrcmp(context, RULESET_CONTEXT) == 0)
      if (const auto words = words_.find(QByteArray(text)); words != words_.end()) return *words;
    return QTranslator::translate("Linesman", text, which, n);
  }
  bool isEmpty() const override { return QTranslator::isEmpty() && words_.isEmpty(); }

 private:
  /// A wording with places, or a key of its figures. Titles may be names that players give to their models too.
  static bool said_by_the_engine(const std::string& english) {
    return english.find('{') != std::string::npos || (english.front() >= 'a' && english.front() <= 'z');
  }

  /// A drag asks for the same sentences and names again and again.
  QString by(const Phrasebook& book, const char* text, const char* form) const {
    QByteArray key = QByteArray(text) + '\0' + form;
    if (&book == &catalogue_) key += '\1';
    const QMutexLocker one_at_a_time(&asking_);
    if (const auto known = asked_.constFind(key); known != asked_.constEnd()) return *known;
    const std::string said = form != nullptr && *form != 0 ? book.said_in_form(text, form) : book.said(text);
    if (asked_.size() >= MOST_ASKED) asked_.clear();
    return *asked_.insert(key, said == text ? QString() : QString::fromStdString(said));
  }

  QHash<QByteArray, QString> words_;
  Phrasebook engine_;
  Phrasebook catalogue_;
  mutable QMutex asking_;
  mutable QHash<QByteArray, QString> asked_;  ///< what was answered lately
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
  now.own->add_engine(language);
  for (const std::string& folder : ruleset_folders)
    for (const QString& ruleset : QDir(QString::fromStdString(folder)).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
      now.own->add_ruleset(folder + "/" + ruleset.toStdString() + "/words." + language.toStdString() + ".json");
  QCoreApplication::installTranslator(now.own.get());
}

std::function<std::string(const std::string&)> wording_in_language() {
  return [](const std::string& english) {
    return english.empty() ? english : QCoreApplication::translate(RULESET_CONTEXT, english.c_str()).toStdString();
  };
}

}  // namespace linesman
