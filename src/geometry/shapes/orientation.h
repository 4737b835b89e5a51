// Exact predicates: on which side of a line a point lies, and how segments meet.
#pragma once

#include "base/vec.h"

namespace linesman {

/// 1 when a, b, c turn to the left, -1 to the right, 0 when they lie on one line. Exact for all finite points of a
/// table: where rounding could matter, the determinant is summed without rounding (Shewchuk 1997).
int orientation(Vec a, Vec b, Vec c);

/// Whether `p` lies on the closed segment from a to b. Exact.
bool on_segment(Vec p, Vec a, Vec b);

enum class Meeting { apart, touching, overlapping, crossing };

/// How two closed segments meet. `crossing`: their insides have one point in common. `overlapping`: they share a
/// stretch. `touching`: an end of one lies on the other. Exact.
Meeting meeting(Vec a, Vec b, Vec c, Vec d);

}  // namespace linesman
