// The tolerances of every measurement.
//
// Only the functions here compare a length with a limit. With a bare `<=` on doubles about a third of all moves of
// exactly the allowed length would be refused.
#pragma once

#include <cmath>

namespace linesman {

/// Inches. Two areas overlap when their interiors overlap by more than this. A limit holds up to this much beyond it.
inline constexpr double EPS = 1e-6;

/// Degrees. Directions that differ by at most this are the same direction.
inline constexpr double ANGLE_EPS = 1e-3;

/// Degrees. A smaller turn is no turn: `to` a point straight ahead has no pivot.
inline constexpr double NO_TURN = 1e-6;

/// Inches. Documents and orders with coordinates beyond this are refused.
inline constexpr double FARTHEST_COORDINATE = 10'000;

/// Whether `amount` passes `limit` by more than EPS.
constexpr bool exceeds(double amount, double limit) { return amount > limit + EPS; }

/// Whether `amount` is at most `limit` + EPS.
constexpr bool within_limit(double amount, double limit) { return !exceeds(amount, limit); }

/// Whether `a` and `b` differ by at most EPS.
constexpr bool same_length(double a, double b) { return !exceeds(a, b) && !exceeds(b, a); }

/// Inches. Pieces are on one level, and are tested against one another, while their altitudes differ by less.
inline constexpr double SAME_LEVEL = 1;

inline bool same_level(double a, double b, double clear = SAME_LEVEL) { return std::abs(a - b) < clear - EPS; }

}  // namespace linesman
