// How long a test waits for something.
#pragma once

namespace linesman {

/// Milliseconds. It bounds for how long a broken program hangs, and nothing else: whatever is waited for comes far
/// sooner, also on a machine that is busy with other work.
inline constexpr int PATIENCE = 120'000;

}  // namespace linesman
