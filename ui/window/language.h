// The language of the window: texts of the program, of Qt and of the rulesets.
//
//   install_language(chosen_language());           // before the first widget
//   RulesetLibrary library(folders, wording_in_language());
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <string>
#include <vector>

namespace linesman {

/// Languages with translations: "en" first, then by name.
QStringList known_languages();

/// The player's choice: a language of `known_languages`, or empty for the language of the system.
QString chosen_language();
void remember_language(const QString& language);

/// The language that is shown for a choice: the first one of the system's that is known, for an empty choice.
QString shown_language(const QString& choice);

/// Translates every text that is made from now on. `ruleset_folders`: their rulesets' words.LANGUAGE.json are read too;
/// a file that cannot be read leaves its texts in English. English removes the translations.
void install_language(const QString& language, const std::vector<std::string>& ruleset_folders);

/// A text of a ruleset in the installed language; the text itself where that has none.
std::function<std::string(const std::string&)> wording_in_language();

}  // namespace linesman
