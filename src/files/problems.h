// Limits the number of problems in one answer.
#pragma once

#include <vector>

#include "base/result.h"
#include "base/value.h"

namespace linesman {

/// The greatest number of problems in the answer of a check. To put each into words takes time, and more are not read.
inline constexpr std::size_t MAX_PROBLEMS = 100;

/// All mistakes of a document without a limit. An import leaves out each thing with a mistake.
std::vector<Problem> every_problem(const Value& json, const std::string& file);

/// Drops the problems after the first `most` and adds one Problem that says so.
void leave_at_most(std::vector<Problem>& found, std::size_t most = MAX_PROBLEMS);

}  // namespace linesman
