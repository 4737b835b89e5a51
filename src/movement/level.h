// Levels: pieces at nearly equal altitudes.
#pragma once

#include <cmath>

#include "base/tolerance.h"

namespace linesman {

/// Inches. Pieces are tested against one another while their altitudes differ by less.
inline constexpr double SAME_LEVEL = 1;

inline bool same_level(double a, double b) { return std::abs(a - b) < SAME_LEVEL - EPS; }

}  // namespace linesman
