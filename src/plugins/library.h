// Finds rulesets and loads their plugins.
//
//   const auto library = std::make_shared<RulesetLibrary>(ruleset_folders(executable_folder));
//   const auto pips = library->ruleset("pips", house_rules);   // runs the plugin's code
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "base/result.h"
#include "referee/referee.h"

namespace linesman {

/// A usable ruleset.
struct FoundRuleset {
  std::string id;
  std::string folder;   ///< empty for a chart that is in none
  std::string extends;  ///< empty for one with its own rules in C++
  RulesetData data;     ///< of a variant: merged with the ruleset that it extends
  /// Of a variant or a chart: the file, link or folder through which other users can change its figures; empty: none.
  std::string open_at = {};
};

/// The rulesets of the given folders: each sub-folder with a ruleset.json and, unless it `extends` another, a shared
/// object. A ruleset is read when it is first asked for, and all of them when a list or a problem is. Before any code
/// of a plugin runs, its metadata (id, edition, interface version) is compared with ruleset.json and this program; the
/// code is loaded only from places that no other user can change (`check_trust` in ruleset_folders.h). A variant or a
/// chart
/// (`"judge": "charts"`) is only data and may be anywhere; `open_at` says where other users can change it. Thread-safe.
class RulesetLibrary : public RulesetSource {
 public:
  /// Gives a text of a ruleset in another language; the text itself where there is none. `context` is that of its
  /// sentences (rules/terms.h).
  using Wording = std::function<std::string(const std::string& english, const std::string& context)>;

  /// Searches the folders in order. The first usable ruleset of an id wins. Missing folders are skipped.
  /// `wording`, if given, translates titles, helps and texts of the terms. Wordings of rulings (`Clause::says`) stay
  /// English, and so does the JSON of rulings.
  /// `charts`: charts and variants of them that are in no folder and go before all others, a variant behind the ruleset
  /// that it extends; one with a mistake is a problem.
  explicit RulesetLibrary(const std::vector<std::string>& folders, Wording wording = {},
                          const std::vector<Value>& charts = {});
  ~RulesetLibrary() override;

  /// A Problem without file and pointer: there is no such ruleset. With a pointer "/house_rules…": the house rules do
  /// not fit. With a file: the ruleset has a mistake.
  Result<std::shared_ptr<const Ruleset>> ruleset(const std::string& id, const Value& house_rules) const override;
  std::vector<std::string> ids() const override;

  /// The ruleset with an id, without loading its code; nullptr when there is none. Valid as long as the library.
  const FoundRuleset* find(const std::string& id) const;

  /// A ruleset made of a chart that is in no folder, as it is while it is being written. A Problem is the first of its
  /// mistakes, with its pointer, or says that the judge of charts is not installed.
  Result<std::shared_ptr<const Ruleset>> of_chart(const Value& chart, const Value& house_rules) const;

  /// The same rulesets with other charts, and variants of them, in front. A Problem is the first mistake in one of
  /// those.
  Result<std::shared_ptr<const RulesetLibrary>> with_charts(const std::vector<Value>& charts) const;

  /// A Problem for each ruleset that is not used: its mistake, or the ruleset that hides it.
  const std::vector<Problem>& problems() const;

 private:
  struct Loaded;
  explicit RulesetLibrary(std::unique_ptr<Loaded> loaded);
  std::unique_ptr<Loaded> loaded_;
};

}  // namespace linesman
