// The version of the binary interface between Linesman and the plugin of a ruleset.
#pragma once

namespace linesman {

/// Raise it whenever a type changes that program and plugin hand to each other.
inline constexpr int RULESET_INTERFACE = 15;

}  // namespace linesman
