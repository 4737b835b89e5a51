// The ruleset `pips`: vehicles moved by movement dice, an inch a pip.
#pragma once

#include "rules/ruleset.h"

namespace linesman {

/// `data` is the content of ruleset.json, or of one that extends it. A Problem names what is missing in it.
Result<std::shared_ptr<const Ruleset>> make_pips(RulesetData data);

}  // namespace linesman
