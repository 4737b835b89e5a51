// Finds rulesets and loads their plugins.
#pragma once

#include <map>
#include <mutex>

#include "referee/referee.h"

namespace linesman {

/// A ruleset that was found and can be used.
struct FoundRuleset {
  std::string id;
  std::string folder;
  std::string extends;  ///< empty for one with its own rules in C++
  RulesetData data;     ///< of a variant: with what it extends
  /// Of a variant: the file, link or folder through which others than the user can change its figures; empty: none.
  std::string open_at = {};
};

/// The rulesets of the given folders: each sub-folder with a ruleset.json, and beside it a shared object unless it
/// `extends` another. Metadata (id, edition, interface version) is held against ruleset.json and this program before
/// any code of a plugin runs; that code is loaded when its ruleset is first asked for. Code is only run from where
/// nobody else can change it (`check_trust` in folders.h); one that extends another is mere data and may lie anywhere,
/// but it is said where others can change it.
/// Thread-safe.
class RulesetLibrary : public RulesetSource {
 public:
  /// Searches the folders in order; the first usable of an id wins. A folder that is not there is passed over.
  explicit RulesetLibrary(const std::vector<std::string>& folders);
  ~RulesetLibrary() override;

  /// A Problem without file and pointer: no such ruleset. With a pointer "/house_rules…": what the house rules may not
  /// say. With a file: what is wrong with that ruleset.
  Result<std::shared_ptr<const Ruleset>> ruleset(const std::string& id, const Value& house_rules) const override;
  std::vector<std::string> ids() const override;

  /// What was found of that id, without loading its code; nullptr when there is none. Valid as long as the library.
  const FoundRuleset* find(const std::string& id) const;

  /// What was found and is not used, a sentence each: what is wrong with it, or which of the same id goes before it.
  const std::vector<Problem>& problems() const;

 private:
  struct Loaded;
  std::unique_ptr<Loaded> loaded_;
};

}  // namespace linesman
