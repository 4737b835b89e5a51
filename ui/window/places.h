// Where the program finds what was installed with it.
#pragma once

#include <QStringList>

namespace linesman {

/// The rulesets' folders, for RulesetLibrary.
std::vector<std::string> ruleset_places();

/// The example games beside the program (../share/linesman/examples), named RULESET-PLACE: those of the ruleset with
/// the most examples first, then the others, each by name; empty when there are none.
QStringList example_games();
/// The ruleset of the first of them, with which a first game begins; empty when there are none.
QString first_ruleset();

/// The folder of the catalogue beside the program (../share/linesman/catalogue).
QString catalogue_folder();
/// The first page of the manual in a language, in English where it has none; empty where no manual is installed. Its
/// pages lie in ../share/doc/linesman/html beside the program, and in ../manual/html in a build tree.
QString manual_page(const QString& program_folder, const QString& language);
/// The player's own catalogue, which need not be there: $XDG_DATA_HOME/linesman/catalogue/own.json.
QString own_catalogue();

}  // namespace linesman
