// The ruleset `mobility`: science-fiction miniatures, inches by mobility type. Its page is README.md.
#pragma once

#include "rules/ruleset.h"

namespace linesman {

Result<std::shared_ptr<const Ruleset>> make_mobility(RulesetData data);

}  // namespace linesman
