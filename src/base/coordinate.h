// The coordinates that documents and orders may use.
#pragma once

#include <cmath>

#include "base/tolerance.h"
#include "base/vec.h"

namespace linesman {

/// In inches. False for NaN.
inline bool is_coordinate(double x) { return std::abs(x) <= FARTHEST_COORDINATE; }

inline bool is_point(Vec p) { return is_coordinate(p.x) && is_coordinate(p.y); }

}  // namespace linesman
