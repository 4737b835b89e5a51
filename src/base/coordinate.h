// Which coordinates may be.
#pragma once

#include <cmath>

#include "base/tolerance.h"
#include "base/vec.h"

namespace linesman {

/// Inches. False for what is not a number, too.
inline bool is_coordinate(double x) { return std::abs(x) <= FARTHEST_COORDINATE; }

inline bool is_point(Vec p) { return is_coordinate(p.x) && is_coordinate(p.y); }

}  // namespace linesman
