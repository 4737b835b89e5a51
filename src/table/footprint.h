// The base of a piece.
#pragma once

#include <variant>

#include "base/vec.h"

namespace linesman {

/// Inches; `width` across the facing, `length` along it, centred on the frame's origin. Both above 0.
struct RectangleBase {
  double width = 1;
  double length = 1;
  friend bool operator==(const RectangleBase&, const RectangleBase&) = default;
};

/// A circle about the frame's origin; its diameter is in inches, above 0.
struct CircleBase {
  double diameter = 1;
  friend bool operator==(const CircleBase&, const CircleBase&) = default;
};

/// A convex ring in the piece's frame (x right, y forward) that contains the origin, in either direction.
struct PolygonBase {
  Ring points;
  friend bool operator==(const PolygonBase&, const PolygonBase&) = default;
};

/// A piece's outline in its own frame.
using Footprint = std::variant<RectangleBase, CircleBase, PolygonBase>;

/// The corners of a rectangle (anticlockwise from the rear left) or polygon (as given); a circle has none.
Ring corners(const Footprint& footprint);

/// The upright box round a footprint in its own frame.
Box frame_box(const Footprint& footprint);

/// The largest distance from the frame's origin to any point of the footprint.
double outer_radius(const Footprint& footprint);

}  // namespace linesman
