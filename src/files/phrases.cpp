#include "files/phrases.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "base/text.h"
#include "base/value.h"
#include "files/json.h"

namespace linesman {

namespace {

namespace fs = std::filesystem;

constexpr const char* CATALOGUE_FILE = "catalogue.json";

fs::path folder_of_language(const std::string& language, const std::string& data_folder) {
  return fs::path(data_folder) / "translations" / language;
}

Phrasebook::Phrases phrases_in(const fs::path& file) {
  Phrasebook::Phrases phrases;
  const auto json = load_json(file.string());
  if (!json) return phrases;
  for (const auto& [english, said] : json->members()) phrases.emplace_back(english, said.text().value_or(""));
  return phrases;
}

std::vector<fs::path> files_of_program(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error))
    if (entry.path().extension() == ".json" && entry.path().filename() != CATALOGUE_FILE) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

/// The words of a ruleset, then those of the rulesets that it extends.
Phrasebook::Phrases phrases_of_ruleset(std::string id, const std::string& language,
                                       const std::vector<std::string>& folders) {
  constexpr int MAX_EXTENSIONS = 16;  // files may extend one another in a circle
  Phrasebook::Phrases phrases;
  std::error_code error;
  for (int i = 0; i < MAX_EXTENSIONS && valid_id(id); ++i) {
    const auto at = std::find_if(folders.begin(), folders.end(), [&](const std::string& folder) {
      return fs::is_regular_file(fs::path(folder) / id / "ruleset.json", error);
    });
    if (at == folders.end()) break;
    const fs::path folder = fs::path(*at) / id;
    for (auto& phrase : phrases_in(folder / ("words." + language + ".json"))) phrases.push_back(std::move(phrase));
    const auto ruleset = load_json((folder / "ruleset.json").string());
    id = ruleset ? std::string((*ruleset)["extends"].text().value_or("")) : std::string();
  }
  return phrases;
}

std::string variable(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): no variable is set meanwhile
  return value == nullptr ? std::string() : value;
}

/// An empty variable is one that is not set.
std::string locale_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (std::string locale = variable(name); !locale.empty()) return locale;
  return {};
}

/// "de" of "de_DE.UTF-8".
std::string language_of_locale(std::string_view locale) {
  const std::string language(locale.substr(0, locale.find_first_of("_-.@")));
  return language == "C" || language == "POSIX" ? "en" : language;
}

}  // namespace

std::vector<std::string> languages_of_environment() {
  const std::string locale = locale_of_environment();
  if (locale == "C" || locale == "POSIX") return {"en"};
  std::string list = variable("LANGUAGE");
  if (list.empty()) list = locale;
  std::vector<std::string> all;
  for (std::size_t from = 0; from < list.size();) {
    const std::size_t end = std::min(list.find(':', from), list.size());
    if (end > from) all.push_back(language_of_locale(std::string_view(list).substr(from, end - from)));
    from = end + 1;
  }
  return all;
}

bool has_phrases(const std::string& language, const std::string& data_folder) {
  const bool is_language = language.size() >= 2 && language.size() <= 3 &&
                           std::all_of(language.begin(), language.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  std::error_code error;
  return is_language && fs::is_directory(folder_of_language(language, data_folder), error);
}

Phrasebook load_phrases(const std::string& language, const std::string& data_folder,
                        std::vector<std::string> ruleset_folders) {
  Phrasebook book;
  const fs::path folder = folder_of_language(language, data_folder);
  for (const fs::path& file : files_of_program(folder))
    for (const auto& [english, said] : phrases_in(file)) book.add(english, said);
  book.ask_for_rulesets([language, folder, folders = std::move(ruleset_folders)](const std::string& id) {
    return id == CATALOGUE_CONTEXT ? phrases_in(folder / CATALOGUE_FILE) : phrases_of_ruleset(id, language, folders);
  });
  return book;
}

}  // namespace linesman
