// Finds rulesets and loads their plugins.
#pragma once

#include <map>
#include <mutex>

#include "referee/referee.h"

namespace linesman {

/// A ruleset that was found, or what kept it from being used.
struct FoundRuleset {
  std::string id;
  std::string folder;
  std::string extends;
};

/// The rulesets of the given folders: each sub-folder with a ruleset.json, and beside it a shared object unless it
/// `extends` another. Metadata (id, edition, interface version) is held against ruleset.json and this program before
/// any code of a plugin runs. A folder that others can write to is refused. Thread-safe.
class RulesetLibrary : public RulesetSource {
 public:
  /// Searches the folders in order; the first of an id wins.
  explicit RulesetLibrary(const std::vector<std::string>& folders);
  ~RulesetLibrary() override;

  Result<std::shared_ptr<const Ruleset>> ruleset(const std::string& id, const Value& house_rules) const override;
  std::vector<std::string> ids() const override;

  /// What was found and could not be used, a sentence each.
  const std::vector<Problem>& problems() const;

 private:
  struct Loaded;
  std::unique_ptr<Loaded> loaded_;
};

/// Where this program looks: the installed folder beside the running executable (../lib/linesman/rulesets), then the
/// user's own ($XDG_DATA_HOME/linesman/rulesets).
std::vector<std::string> ruleset_folders(const std::string& executable_folder);

}  // namespace linesman
