// The charts of the tests beside the shipped ones, as a library of rulesets.
#pragma once

#include "plugins/library.h"

namespace linesman::charts_test {

/// The built rulesets, after those of tests/charts/rulesets.
const std::shared_ptr<const RulesetLibrary>& charts();

/// The ruleset.json of a shipped game or of the tests.
Value chart_json(const std::string& id);

/// All charts that are shipped or are of the tests.
std::vector<std::string> chart_ids();

/// Every rule of a chart, in its order.
std::vector<Value> rules_of(const Value& chart);

/// The ruling on a case, or {"error": sentence}.
Value answer_to(const Value& one, const std::string& ruleset);

}  // namespace linesman::charts_test
