// The camera of rendered photographs: a pinhole with radial distortion, which shares nothing with the reader of them.
#pragma once

#include <array>
#include <optional>

namespace linesman::photo_test {

using Triple = std::array<double, 3>;
using Pair = std::array<double, 2>;

struct Lens {
  int width = 4000;
  int height = 3000;
  double focal_of_35mm = 26;  ///< as EXIF would say it, of the diagonal
  Pair middle_off{};          ///< of the axis from the picture's middle, shares of the diagonal
  double k1 = 0;
  double k2 = 0;
};

/// Where the camera stands: it looks at a place on the table.
struct Stand3 {
  Pair aim{36, 24};      ///< inches
  double tilt = 30;      ///< from straight down, degrees
  double bearing = 180;  ///< from the aim to the camera, degrees clockwise from north
  double roll = 0;       ///< degrees
  double distance = 80;  ///< from the aim to the camera, inches
};

class RenderedCamera {
 public:
  RenderedCamera(const Lens& lens, const Stand3& stand);

  /// Where a place is seen, pixels; nothing behind the camera.
  std::optional<Pair> seen(const Triple& place) const;
  /// The place at that height that a pixel shows; nothing for the sky.
  std::optional<Pair> on_plane(const Pair& pixel, double height) const;

  const Lens& lens() const { return lens_; }
  const Triple& eye() const { return eye_; }

 private:
  Pair slope_of(const Pair& pixel) const;

  Lens lens_;
  double focal_ = 1;  // pixels
  Pair middle_{};
  Triple eye_{}, right_{}, down_{}, ahead_{};
};

/// The stand from which the whole table is seen, as near as possible. `margin`: inches round the table.
Stand3 that_sees_all(const Lens& lens, Stand3 stand, double width, double depth, double margin);

}  // namespace linesman::photo_test
