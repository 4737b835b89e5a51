// The language of what the program says by Qt: texts of windows, prints and pictures, and of the rulesets.
//
//   install_language("de", folders);                          // after the application, before the first text
//   RulesetLibrary library(folders, wording_in_language());
#pragma once

#include <QString>
#include <functional>
#include <string>
#include <vector>

namespace linesman {

/// Translates every text that is made from now on. `ruleset_folders`: their rulesets' words.LANGUAGE.json are read too;
/// a file that cannot be read leaves its texts in English. English, "en", removes the translations.
void install_language(const QString& language, const std::vector<std::string>& ruleset_folders);

/// A text of a ruleset in the installed language; the text itself where that has none.
std::function<std::string(const std::string&)> wording_in_language();

}  // namespace linesman
