// Which altitudes are one level.
#pragma once

namespace linesman {

/// Inches: pieces are tested against one another while their altitudes differ by less.
inline constexpr double SAME_LEVEL = 1;
bool same_level(double a, double b);

}  // namespace linesman
