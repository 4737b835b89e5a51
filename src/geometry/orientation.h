// On which side of a line a point lies, exactly.
#pragma once

#include "base/vec.h"

namespace linesman {

/// 1 when a, b, c turn to the left, -1 to the right, 0 when they lie on one line. Exact for any finite points of a
/// table: where rounding could matter the determinant is summed without any (Shewchuk 1997).
int orientation(Vec a, Vec b, Vec c);

/// `p` lies on the closed segment from a to b, exactly.
bool on_segment(Vec p, Vec a, Vec b);

enum class Meeting { apart, touching, overlapping, crossing };

/// How two closed segments meet: `crossing` when their insides do in one point, `overlapping` when they share a
/// stretch, `touching` when an end lies on the other. Exact.
Meeting meeting(Vec a, Vec b, Vec c, Vec d);

}  // namespace linesman
