// Headings: compass bearings in degrees, 0 north (+y), 90 east (+x), clockwise.
#pragma once

#include "base/vec.h"

namespace linesman {

/// `degrees` brought into [0, 360).
double normalised(double degrees);

/// The turn from heading `from` to heading `to` the shorter way, in (-180, 180]; positive is to the right.
double turn_between(double from, double to);

/// The angle between two headings, in [0, 180].
double angle_between(double a, double b);

/// The angle between two lines that run along these headings, in [0, 90]: a heading and its opposite are one.
double folded_angle(double a, double b);

/// The unit vector along a heading. Exact at every multiple of 90 degrees.
Vec direction(double heading);

/// The heading of a displacement, in [0, 360). Exact along the axes. `d` is not zero.
double heading_of(Vec d);

/// `local` (piece frame: x right, y forward) turned into the table frame for a piece that faces `facing`.
Vec rotated(Vec local, double facing);

/// `point` turned about `about` by `degrees`, clockwise positive.
Vec turned_about(Vec point, Vec about, double degrees);

double radians(double degrees);

}  // namespace linesman
