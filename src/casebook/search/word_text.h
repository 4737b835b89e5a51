// The words of a case, as they are searched. Inside `casebook` only.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/value.h"

namespace linesman {

/// The folded words of a text, sorted, each once and with a blank before it: " hedge the".
std::string blanked_words(std::string_view text);

/// Those of a case: of its statements, reason, the title of its game, names of models and terrain. Titles of clauses
/// are of the ruleset: `rules_named_in`.
std::string folded_text_of(const Value& case_json);

/// The clauses that the ruling of a case names, sorted.
std::vector<std::string> rules_named_in(const Value& case_json);

}  // namespace linesman
