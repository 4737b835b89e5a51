// One plugin file: looked at first, run afterwards.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"

namespace linesman {

class RulesetPlugin;

/// What a plugin says of itself without any of its code having run.
struct PluginFacts {
  std::string id;
  std::string edition;
};

/// Refused: a file that is no Qt plugin, one of another interface or interface version, one for another id or edition
/// than `ruleset` (from ruleset.json) says. No code of the file runs.
Result<void> check_plugin(const std::string& file, const PluginFacts& ruleset);

/// Runs the plugin's code for the first time. It stays loaded until the program ends: rulings hold what it made.
Result<const RulesetPlugin*> load_plugin(const std::string& file);

}  // namespace linesman
