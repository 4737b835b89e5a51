// The ruleset `orders`: units of models under Advance and Run orders.
#pragma once

#include "rules/ruleset.h"

namespace linesman {

/// `data` is the content of ruleset.json, or of one that extends it.
Result<std::shared_ptr<const Ruleset>> make_orders(RulesetData data);

}  // namespace linesman
