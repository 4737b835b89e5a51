// The tolerances of every measurement, in one place.
//
// A length is compared with a limit here and nowhere else: with bare `<=` on doubles about a third of all
// moves of exactly the allowed length would be refused.
#pragma once

namespace linesman {

/// Inches. Two areas overlap when their interiors do, deeper than this; a limit is kept when it is passed by no more.
inline constexpr double EPS = 1e-6;

/// Degrees. Directions that differ by no more are the same direction.
inline constexpr double ANGLE_EPS = 1e-3;

/// Degrees. A turn smaller than this is none: `to` a point straight ahead has no pivot.
inline constexpr double NO_TURN = 1e-6;

/// Inches. Coordinates beyond this are refused wherever a document or order gives them.
inline constexpr double FARTHEST_COORDINATE = 10'000;

/// `amount` passes `limit` by more than EPS.
constexpr bool exceeds(double amount, double limit) { return amount > limit + EPS; }

/// `amount` is at most `limit`, EPS forgiven.
constexpr bool within_limit(double amount, double limit) { return !exceeds(amount, limit); }

/// `a` and `b` differ by no more than EPS.
constexpr bool same_length(double a, double b) { return !exceeds(a, b) && !exceeds(b, a); }

}  // namespace linesman
