// The ruleset `hexes`: squads, leaders, guns and vehicles on a hex grid, paid in Movement Points.
#pragma once

#include "rules/ruleset.h"

namespace linesman {

/// `data` is the content of ruleset.json, or of one that extends it. A Problem names what is missing in it.
Result<std::shared_ptr<const Ruleset>> make_hexes(RulesetData data);

}  // namespace linesman
