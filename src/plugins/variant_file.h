// Rulesets of changed figures that players make themselves.
#pragma once

#include <string>

#include "referee/referee.h"

namespace linesman {

/// An id for a ruleset of that title that no ruleset has yet: "our-pips", "our-pips-2".
std::string free_ruleset_id(const std::string& title, const RulesetSource& rulesets);

/// Writes FOLDER/<id>/ruleset.json, whose content extends another (`extended` in rules/terms.h), and makes the folders
/// that are missing, writable by their owner alone. Gives the file's path. Refused, and nothing is written: what the
/// ruleset that it extends does not take, a folder that is there already, one that others can write to.
Result<std::string> save_variant(const std::string& folder, const Value& variant, const RulesetSource& rulesets);

}  // namespace linesman
