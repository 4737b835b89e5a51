#include "cli/language.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "base/value.h"
#include "files/json.h"

namespace linesman {

namespace {

namespace fs = std::filesystem;

constexpr const char* ENGLISH = "en";
constexpr const char* OF_THE_WINDOW = "catalogue.json";  // names of models, which no sentence holds

bool is_language(const std::string& name) {
  return name.size() >= 2 && name.size() <= 3 &&
         std::all_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

fs::path folder_of_language(const std::string& language, const Services& services) {
  return fs::path(services.data_folder) / "translations" / language;
}

bool has_phrases(const std::string& language, const Services& services) {
  std::error_code error;
  return is_language(language) && fs::is_directory(folder_of_language(language, services), error);
}

/// "de" of "de_DE.UTF-8:en".
std::string language_of_environment(const Services& services) {
  const char* given = std::getenv("LANGUAGE");
  const std::string list = given ? given : "";
  for (std::size_t from = 0; from < list.size();) {
    const std::size_t end = std::min(list.find(':', from), list.size());
    const std::string each = list.substr(from, end - from);
    const std::string language = each.substr(0, each.find_first_of("_-.@"));
    if (language == ENGLISH) return {};
    if (has_phrases(language, services)) return language;
    from = end + 1;
  }
  return {};
}

void add_phrases(const fs::path& file, Phrasebook& book) {
  const auto json = load_json(file.string());
  if (!json) return;
  for (const auto& [english, said] : json->members()) book.add(english, std::string(said.text().value_or("")));
}

std::vector<fs::path> files_in(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error))
    if (entry.path().extension() == ".json" && entry.path().filename() != OF_THE_WINDOW) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

void add_rulesets(const std::string& folder, const std::string& language, Phrasebook& book) {
  std::vector<fs::path> rulesets;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) rulesets.push_back(entry.path());
  std::sort(rulesets.begin(), rulesets.end());
  for (const fs::path& ruleset : rulesets)
    if (const fs::path words = ruleset / ("words." + language + ".json"); fs::is_regular_file(words, error))
      add_phrases(words, book);
}

}  // namespace

std::string language_of(const std::string& chosen, const Services& services) {
  const std::string language = chosen.empty() ? language_of_environment(services) : chosen;
  return language.empty() ? ENGLISH : language;
}

Result<Phrasebook> phrases_of(const std::string& chosen, const Services& services) {
  const std::string language = language_of(chosen, services);
  if (language == ENGLISH) return Phrasebook();
  if (!has_phrases(language, services)) return Problem{"", "--language: there are no words for \"" + language + "\""};
  Phrasebook book;
  for (const fs::path& file : files_in(folder_of_language(language, services))) add_phrases(file, book);
  if (services.ruleset_folders)
    for (const std::string& folder : services.ruleset_folders()) add_rulesets(folder, language, book);
  return book;
}

}  // namespace linesman
