// The words of a language, read from files: of the program in the folder of its data, of each ruleset beside it.
#pragma once

#include <string>
#include <vector>

#include "base/phrasebook.h"

namespace linesman {

/// The context of names in the catalogue of models, which no sentence has.
inline constexpr const char* CATALOGUE_CONTEXT = "#catalogue";

/// The languages that the environment asks for, best first, read as gettext reads it: the list in LANGUAGE, or else the
/// first of LC_ALL, LC_MESSAGES and LANG that is set. "C" and "POSIX" mean English, "en", and as a locale that is set
/// they leave LANGUAGE without effect. Empty: the environment names none.
std::vector<std::string> languages_of_environment();

/// Whether translations/LANGUAGE lies in the folder of the data. A language is "de", two or three small letters.
bool has_phrases(const std::string& language, const std::string& data_folder);

/// The words in translations/LANGUAGE. Those of a ruleset, ID/words.LANGUAGE.json in the first of the folders that has
/// it, are read when they are first asked for, with those of the rulesets that it extends behind them. A file that
/// cannot be read leaves its texts in English.
Phrasebook load_phrases(const std::string& language, const std::string& data_folder,
                        std::vector<std::string> ruleset_folders);

}  // namespace linesman
