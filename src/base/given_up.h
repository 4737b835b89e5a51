// A way to stop work whose answer is no longer needed.
#pragma once

#include <functional>

namespace linesman {

/// Returns whether the answer is no longer needed. Never empty. It is called often, from the thread that does the work.
using GivenUp = std::function<bool()>;

/// For work whose answer is always needed.
inline bool never_given_up() { return false; }

}  // namespace linesman
