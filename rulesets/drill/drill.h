// The ruleset `drill`: Napoleonic units by base distances, formation and Drill value. Its page is README.md.
#pragma once

#include "rules/ruleset.h"

namespace linesman {

Result<std::shared_ptr<const Ruleset>> make_drill(RulesetData data);

}  // namespace linesman
