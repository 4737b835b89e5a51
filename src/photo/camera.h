// A camera, and how it sees a table.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "base/vec.h"

namespace linesman {

/// A point of an upright picture, pixels: x right, y down, the middle of the first pixel at 0.5, 0.5.
struct PicturePoint {
  double x = 0;
  double y = 0;
  friend bool operator==(const PicturePoint&, const PicturePoint&) = default;
};

/// A place over the table, inches: x east, y north, z above the table.
using Place3 = std::array<double, 3>;

/// A pinhole with radial distortion: a ray of slope r from the axis is seen at r (1 + k1 r² + k2 r⁴).
struct PhotoCamera {
  double focal = 1;     ///< pixels
  PicturePoint middle;  ///< where the axis is seen
  double k1 = 0;
  double k2 = 0;
  Place3 turn{};   ///< from the table's frame to the camera's (x right, y down, z ahead), an axis times radians
  Place3 shift{};  ///< of the table's origin in the camera's frame, inches

  /// Nothing for a place beside or behind the camera.
  std::optional<PicturePoint> seen(const Place3& place) const;

  /// The place at that height that is seen there; nothing above the horizon.
  std::optional<Vec> place_at(const PicturePoint& point, double height) const;

  /// Where the camera is.
  Place3 position() const;
};

/// The corners of a square of side `size`, from the lower left one anticlockwise (as its own picture shows it). Its
/// middle is at `at`, its top edge faces `facing`.
std::array<Vec, 4> square_corners(Vec at, double facing, double size);

}  // namespace linesman
