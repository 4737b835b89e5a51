// The rulesets as they were built: the plugins of this build tree.
#pragma once

#include <memory>

#include "plugins/library.h"

namespace linesman {

/// Found once for a test program.
const std::shared_ptr<const RulesetLibrary>& built_rulesets();

/// A referee of the built rulesets.
Referee built_referee();

}  // namespace linesman
