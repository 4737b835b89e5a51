// The version of what crosses between Linesman and a ruleset's plugin.
#pragma once

namespace linesman {

/// Raised whenever a type that crosses between program and plugin changes.
inline constexpr int RULESET_INTERFACE = 14;

}  // namespace linesman
