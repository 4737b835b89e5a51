// A ruleset of charts as one file for other players (`.lmrules`): a zip of ruleset.json and, if there are any,
// cases.json.
//
//   const auto rules = load_rules_file(path);   // bounded, and nothing of it is written or run
//   if (!rules) return rules.problem();
//   const auto kept = keep_rules(*rules, user_ruleset_folder(), library, IfThere::refuse);
#pragma once

#include <string>

#include "plugins/chart_file.h"
#include "plugins/library.h"

namespace linesman {

inline constexpr std::string_view RULES_ENDING = ".lmrules";
/// Bytes of the file, of its ruleset.json and of its cases.json.
inline constexpr std::size_t MAX_RULES_FILE = std::size_t{8} << 20;
inline constexpr std::size_t MAX_RULES = std::size_t{1} << 20;
inline constexpr std::size_t MAX_CASES = std::size_t{16} << 20;

struct SharedRules {
  Value chart;  ///< without a mistake
  Value cases;  ///< an object with the list `cases`, which may be empty
};

/// The bytes of the file: the same for the same rules. A Problem is the first mistake of the chart, with its pointer,
/// or says what is too large.
Result<std::string> rules_file(const SharedRules& rules);

/// Takes a file whole or not at all. A Problem has the path, with the name of the part in which the mistake is
/// ("a.lmrules/ruleset.json"), and its pointer.
Result<SharedRules> load_rules_file(const std::string& path);

/// The rules of a ruleset that was found, with its cases. A Problem for one that is no chart or cannot be read.
Result<SharedRules> rules_of(const RulesetLibrary& library, const std::string& id);

/// How shared rules stand to those that are found.
enum class RulesStanding {
  fresh,   ///< there is no ruleset of their id
  same,    ///< the player's own of that id is the same, with its cases
  differ,  ///< the player's own of that id differs, or is being changed
  taken,   ///< another ruleset of that id is found first and would hide them
};
RulesStanding standing_of(const SharedRules& rules, const std::string& folder, const RulesetLibrary& library);

/// How rules of the player's own with the same id are treated.
enum class IfThere { refuse, replace };

/// Keeps the rules as FOLDER/<id>. Those that are replaced are first put beside them as `replaced.lmrules`. A Problem
/// leaves everything as it was.
Result<ChartFile> keep_rules(const SharedRules& rules, const std::string& folder, const RulesetLibrary& library,
                             IfThere if_there);

/// The same rules under a free id and another title, so that they can stand beside those of their id.
SharedRules renamed_rules(const SharedRules& rules, const std::string& title, const RulesetLibrary& library);

}  // namespace linesman
