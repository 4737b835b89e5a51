// The ruleset in a folder that may be anywhere, in front of the others.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "plugins/library.h"

namespace linesman {

/// Rulesets, and the id of the one in a folder before all others; of an empty path the library itself and no id.
using RulesWithFolder = std::pair<std::shared_ptr<const RulesetSource>, std::string>;

/// A Problem when the folder has no ruleset, or one with a mistake.
Result<RulesWithFolder> rules_with_folder(const std::shared_ptr<const RulesetLibrary>& library,
                                          const std::string& folder);

}  // namespace linesman
