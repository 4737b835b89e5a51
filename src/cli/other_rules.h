// Rules that a call puts in place of those of its document: --ruleset, --option and --tolerance.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "plugins/library.h"

namespace linesman {

/// The arguments of a call. Empty: the document's own rules count.
struct OtherRules {
  std::optional<std::string> ruleset;    ///< an id
  std::vector<std::string> options;      ///< "weather=wet": a key and a value; of one key the last counts
  std::optional<std::string> tolerance;  ///< a number

  bool given() const { return ruleset || !options.empty() || tolerance; }
};

/// The JSON of a document with these rules. A value is read as JSON, and as text where it is none. A Problem for an
/// option without a key or a value.
Result<Value> with_rules(const Value& document, const OtherRules& rules);

/// A problem of such a document. One that an argument made names the argument in place of the file.
Problem at_argument(const Problem& problem, const OtherRules& rules);

/// The same for a game that cannot be heard under its rules, with the name of the library that is nearest.
Problem at_argument(Problem problem, const OtherRules& rules, const Game& game, const RulesetLibrary& library);

}  // namespace linesman
