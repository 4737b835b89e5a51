// The judge of rulesets made of charts.
#pragma once

#include "rules/ruleset.h"

namespace linesman {

/// A Problem with a pointer into ruleset.json for a chart with a mistake.
Result<std::shared_ptr<const Ruleset>> make_charts(RulesetData data);

}  // namespace linesman
