// The players' own words for a ruleset: "my rulebook calls it Double". Ids and keys stay as they are.
#pragma once

#include <string>
#include <vector>

#include "rules/terms.h"

namespace linesman {

/// A thing of a ruleset that players may call otherwise.
struct NamedThing {
  std::string part;   ///< "actions", "traits", "status", "options", "dice", "clauses" or "figures"
  std::string name;   ///< id or key; of a figure its dotted path
  std::string title;  ///< in the words that are in force
};

/// All of them, by parts. The figures are the numbers among `figures`, in the order of the file.
std::vector<NamedThing> named_things(const RulesetData& data);

/// The title that a thing has in the content of a ruleset.json.
std::string title_in(const Value& raw, const NamedThing& thing);

/// The content of a ruleset.json with the titles in `words`: an object of objects, title by name, by part. A Problem
/// for a part or name that the ruleset does not have, and for a title that is empty, no text or longer than 80 bytes;
/// its pointer begins with `pointer`.
Result<Value> in_own_words(const Value& raw, const Value& words, const std::string& pointer);

}  // namespace linesman
