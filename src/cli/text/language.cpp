#include "cli/text/language.h"

#include <algorithm>
#include <cstdlib>

#include "files/phrases.h"

namespace linesman {

namespace {

constexpr const char* ENGLISH = "en";

/// "de" of "de_DE.UTF-8:en".
std::string language_of_environment(const Services& services) {
  const char* given = std::getenv("LANGUAGE");
  const std::string list = given ? given : "";
  for (std::size_t from = 0; from < list.size();) {
    const std::size_t end = std::min(list.find(':', from), list.size());
    const std::string each = list.substr(from, end - from);
    const std::string language = each.substr(0, each.find_first_of("_-.@"));
    if (language == ENGLISH) return {};
    if (has_phrases(language, services.data_folder)) return language;
    from = end + 1;
  }
  return {};
}

}  // namespace

std::string language_of(const std::string& chosen, const Services& services) {
  const std::string language = chosen.empty() ? language_of_environment(services) : chosen;
  return language.empty() ? ENGLISH : language;
}

RulesetLibrary::Wording wording_in(const Phrasebook& words) {
  return [words](const std::string& english, const std::string& context) { return words.word(english, context); };
}

Result<Phrasebook> phrases_of(const std::string& chosen, const Services& services) {
  const std::string language = language_of(chosen, services);
  if (language == ENGLISH) return Phrasebook();
  if (!has_phrases(language, services.data_folder))
    return Problem{"", "--language: there are no words for \"" + language + "\""};
  return load_phrases(language, services.data_folder,
                      services.ruleset_folders ? services.ruleset_folders() : std::vector<std::string>());
}

}  // namespace linesman
