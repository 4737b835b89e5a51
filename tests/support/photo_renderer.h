// Photographs of a table with printed markers, rendered: a camera, light and paper of its own, which share nothing with
// the reader of photographs.
//
// Light is added up where it is light, before it becomes numbers of a picture: white spills over black at every edge,
// as in a lens.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "support/random.h"

namespace linesman::photo_test {

using Triple = std::array<double, 3>;
using Pair = std::array<double, 2>;

/// A printed square: 8 by 8 cells with a white margin of one cell round them.
struct PrintedTag {
  int id = 0;
  Triple at{};        ///< its middle, inches: east, north, up
  double facing = 0;  ///< of its top edge, degrees clockwise from north
  double side = 3;    ///< of the black square, inches
};

/// Something flat of one colour: a model's base or body at some height, a leaf over a marker.
struct FlatThing {
  Triple at{};
  double facing = 0;
  Pair half{0.5, 0.5};           ///< half of its width and length, inches
  Triple colour{0.2, 0.2, 0.2};  ///< reflected light, 0 to 1
  bool round = false;
};

/// A light that is mirrored towards the camera: what is there burns out.
struct Glare {
  Pair at{};          ///< on the table, inches
  double radius = 2;  ///< inches
  double light = 2;   ///< added in its middle; 1 is white
};

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

struct Exposure {
  double blur = 0.7;        ///< standard deviation of the lens's spot, pixels
  double noise = 0.01;      ///< standard deviation at mid grey, share of white
  double fall_off = 0.3;    ///< of the light from one end of the table to the other
  Pair fall_along{1, 0};    ///< towards where it falls
  double brightness = 0.8;  ///< of white paper in full light; 1 burns out
};

struct Scene {
  double width = 72;  ///< of the table, inches
  double depth = 48;
  std::vector<PrintedTag> tags;
  std::vector<FlatThing> things;
  std::vector<FlatThing> over;  ///< above everything
  std::vector<Glare> glares;
  std::uint64_t seed = 1;  ///< of the cloth's pattern and of the noise
};

/// Three bytes for each pixel, red first, row by row from the top.
struct Rendered {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> bytes;
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

Rendered rendered(const RenderedCamera& camera, const Scene& scene, const Exposure& exposure);

}  // namespace linesman::photo_test
