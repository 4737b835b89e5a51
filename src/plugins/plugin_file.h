// Checks a plugin file before its code runs, and loads it.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"

namespace linesman {

class RulesetPlugin;

/// The metadata of a plugin. It is read without running code.
struct PluginFacts {
  std::string id;
  std::string edition;  ///< empty: any, of a judge of others' rulesets
};

/// A Problem when the file is no Qt plugin, has another interface or interface version, or another id or edition than
/// `ruleset` (from ruleset.json). No code of the file runs.
Result<void> check_plugin(const std::string& file, const PluginFacts& ruleset);

/// Loads the plugin, which runs its code. It stays loaded until the program ends, because rulings refer to it.
Result<const RulesetPlugin*> load_plugin(const std::string& file);

}  // namespace linesman
