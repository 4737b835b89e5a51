// Everything that is wrong with a game document.
#pragma once

#include <string>
#include <vector>

#include "plugins/library.h"

namespace linesman {

/// The problems of a document, or, when it can be read, of the game under its ruleset.
std::vector<Problem> check_game(const Value& json, const std::string& file, const RulesetLibrary& library);

}  // namespace linesman
