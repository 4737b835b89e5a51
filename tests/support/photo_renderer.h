// Photographs of a table with printed markers, rendered: a camera, light and paper of its own, which share nothing with
// the reader of photographs.
//
// Light is added up where it is light, before it becomes numbers of a picture: white spills over black at every edge,
// as in a lens.
#pragma once

#include <cstdint>
#include <vector>

#include "support/rendered_camera.h"

namespace linesman::photo_test {

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

Rendered rendered(const RenderedCamera& camera, const Scene& scene, const Exposure& exposure);

}  // namespace linesman::photo_test
