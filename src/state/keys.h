// Keys of the statuses and members with which players bring in what other chapters do (the protocol's page on them).
// No other room and no ruleset names them.
#pragma once

#include <string_view>

namespace linesman::state {

inline constexpr std::string_view HELD = "held";
inline constexpr std::string_view MODIFIER = "modifier";
inline constexpr std::string_view UNTIL = "until";
inline constexpr std::string_view IS = "is";          ///< the value of a status with `until`
inline constexpr std::string_view EVENTS = "events";  ///< of an order
inline constexpr std::string_view PHASE = "phase";    ///< of a document, beside its turn

inline constexpr std::string_view PREFIX = "players";  ///< of the clauses; no ruleset may be called so
inline constexpr std::string_view HELD_CLAUSE = "players-1";

}  // namespace linesman::state
