// Cases: judged orders with the answer that was worked out by hand, held against what was ruled.
#pragma once

#include <string>
#include <vector>

#include "base/value.h"

namespace linesman {

/// The game of a case with what a case may leave out: table, lists, turn, options.
Value game_of_case(const Value& a_case, const std::string& ruleset);

/// A sentence for each member of `expect` with which the answer does not agree. `answer` is a written ruling, or
/// {"error": sentence} where the input was refused. Numbers agree to 1e-4. The members are listed in tests/README.md.
std::vector<std::string> differences(const Value& expect, const Value& answer);

}  // namespace linesman
