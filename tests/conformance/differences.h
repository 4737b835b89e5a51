// What a case expects, held against what was ruled.
#pragma once

#include <string>
#include <vector>

#include "base/value.h"

namespace linesman {

/// A sentence for each member of `expect` with which the answer does not agree. `answer` is a written ruling, or
/// {"error": sentence} where the input was refused. Numbers agree to 1e-4. The members are listed in tests/README.md.
std::vector<std::string> differences(const Value& expect, const Value& answer);

}  // namespace linesman
