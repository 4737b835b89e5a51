// Angles between lines, which have no front and rear.
#pragma once

namespace linesman::drill {

/// The angle between two headings, a heading and its opposite being the same: 0 to 90 degrees.
double folded_angle(double a, double b);

}  // namespace linesman::drill
