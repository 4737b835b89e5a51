// The folders of rulesets as they stand in the project: data, README, sources.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/value.h"

namespace linesman {

struct RulesetFolder {
  std::string id;
  Value json;           ///< its ruleset.json; of one that extends another the whole of both
  std::string readme;   ///< empty when there is none
  std::string sources;  ///< all of them, without comments; empty of a ruleset of data only
};

/// By id.
const std::vector<RulesetFolder>& ruleset_folders_of_project();
const RulesetFolder& ruleset_folder(const std::string& id);
/// Of those that have rules of their own.
std::vector<std::string> ids_with_sources();

/// The texts between two signs: "a" and "b" of "`a`, or `b`".
std::vector<std::string> between(std::string_view text, std::string_view open, std::string_view close);

/// The contents of string literals in C++ sources.
std::vector<std::string> literals(const std::string& sources);

}  // namespace linesman
