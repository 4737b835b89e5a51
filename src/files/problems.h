// How many problems a check tells.
#pragma once

#include <vector>

#include "base/result.h"
#include "base/value.h"

namespace linesman {

/// Nobody reads more, and to put each into words takes its time.
inline constexpr std::size_t MAX_PROBLEMS = 100;

/// All that is wrong with a document, however much it is: for who leaves out what is refused.
std::vector<Problem> every_problem(const Value& json, const std::string& file);

/// Drops what is beyond `most` and says so in one last Problem of the same file.
void leave_at_most(std::vector<Problem>& found, std::size_t most = MAX_PROBLEMS);

}  // namespace linesman
