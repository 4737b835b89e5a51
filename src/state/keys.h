// Keys of the statuses and members with which players bring in what other chapters do (the protocol's page on them).
// No other room and no ruleset names them.
#pragma once

#include <array>
#include <string_view>

#include "table/shared_keys.h"

namespace linesman::state {

inline constexpr std::string_view HELD = "held";
inline constexpr std::string_view MODIFIER = "modifier";
inline constexpr std::string_view UNTIL = "until";
inline constexpr std::string_view IS = "is";          ///< the value of a status with `until`
inline constexpr std::string_view EVENTS = "events";  ///< of an order
inline constexpr std::string_view PHASE = "phase";    ///< of a document, beside its turn

inline constexpr std::string_view PREFIX = "players";  ///< of the clauses; no ruleset may be called so
inline constexpr std::string_view HELD_CLAUSE = "players-1";

/// Statuses that the protocol reads itself: about where a piece is, and a tray's losses. They have no end of their own.
inline constexpr std::array<std::string_view, 4> OF_PROTOCOL{ABOARD, RESERVE, LEFT, LOSSES};

}  // namespace linesman::state
