// The language of what the program says by Qt: texts of windows, prints and pictures, and of the rulesets.
//
//   install_language("de", folders);                          // after the application, before the first text
//   RulesetLibrary library(folders, wording_in_language());
#pragma once

#include <QString>
#include <functional>
#include <string>
#include <vector>

#include "base/phrasebook.h"

namespace linesman {

/// Translates every text that is made from now on. The words of sentences are read from the data beside the program,
/// those of rulesets from words.LANGUAGE.json in `ruleset_folders`; a file that cannot be read leaves its texts in
/// English. English, "en", removes the translations.
void install_language(const QString& language, const std::vector<std::string>& ruleset_folders);

/// The installed language: "en" where there is none.
QString language_in_use();

/// The words of the installed language.
const Phrasebook& phrases_in_language();

/// A text of a ruleset in the installed language; the text itself where that has none.
std::function<std::string(const std::string& english, const std::string& context)> wording_in_language();

}  // namespace linesman
