// The interruption of a program by its user, as by Ctrl+C.
#pragma once

#include <atomic>

namespace linesman {

/// From now on an interruption does not end the program: it sets this, which is false at first.
const std::atomic<bool>& heed_interruptions();

}  // namespace linesman
