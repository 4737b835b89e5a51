// Saves rulesets with changed figures that players make themselves.
#pragma once

#include <string>

#include "referee/referee.h"

namespace linesman {

/// A new id for a ruleset with a title: "our-pips", "our-pips-2".
std::string free_ruleset_id(const std::string& title, const RulesetSource& rulesets);

/// Writes FOLDER/<id>/ruleset.json, whose content extends another ruleset (`extended` in rules/terms.h), and returns
/// its path. Missing folders are made, writable by their owner alone. A Problem, and nothing is written, when the other
/// ruleset refuses the content, when the folder exists, or when others can write to a folder above it.
Result<std::string> save_variant(const std::string& folder, const Value& variant, const RulesetSource& rulesets);

}  // namespace linesman
