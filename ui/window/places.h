// Where the program finds what was installed with it.
#pragma once

#include <QStringList>

namespace linesman {

/// The rulesets' folders, for RulesetLibrary.
std::vector<std::string> ruleset_places();

/// The example games beside the program (../share/linesman/examples), by name; empty when there are none.
QStringList example_games();

}  // namespace linesman
