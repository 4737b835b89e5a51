// How many problems a check tells.
#pragma once

#include <vector>

#include "base/result.h"

namespace linesman {

/// Nobody reads more, and to put each into words takes its time.
inline constexpr std::size_t MOST_PROBLEMS = 100;

/// Drops what is beyond MOST_PROBLEMS and says so in one last Problem of the same file.
void leave_at_most(std::vector<Problem>& found);

}  // namespace linesman
