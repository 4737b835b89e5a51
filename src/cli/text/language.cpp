#include "cli/text/language.h"

#include "files/phrases.h"

namespace linesman {

namespace {

constexpr const char* ENGLISH = "en";

std::string language_of_environment(const Services& services) {
  for (const std::string& wanted : languages_of_environment())
    if (wanted == ENGLISH || has_phrases(wanted, services.data_folder)) return wanted;
  return ENGLISH;
}

}  // namespace

std::string language_of(const std::string& chosen, const Services& services) {
  return chosen.empty() ? language_of_environment(services) : chosen;
}

RulesetLibrary::Wording wording_in(const Phrasebook& words) {
  return [words](const std::string& english, const std::string& context) { return words.word(english, context); };
}

Result<Phrasebook> phrases_of(const std::string& chosen, const Services& services) {
  const std::string language = language_of(chosen, services);
  if (language == ENGLISH) return Phrasebook();
  if (!has_phrases(language, services.data_folder))
    return Problem{"", said<"--language: there are no words for \"{a}\"">(language)};
  return load_phrases(language, services.data_folder,
                      services.ruleset_folders ? services.ruleset_folders() : std::vector<std::string>());
}

}  // namespace linesman
