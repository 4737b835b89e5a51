// A camera from points that a player shows: where a photograph has no markers.
//
//   const auto view = view_from_pins({4000, 3000, {}}, {.pins = {{{512, 2800}, {0, 0, 0}}, …}});
//   view->camera.place_at(pointer, 0);   // the place under the pointer
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "base/result.h"
#include "photo/camera.h"

namespace linesman {

/// A photograph's size and, if its camera says it, focal length as of a film of 35 mm.
struct PictureFacts {
  int width = 0;  ///< pixels
  int height = 0;
  std::optional<double> focal_of_35mm{};
};

/// A point of known place.
struct Pin {
  PicturePoint seen;
  Place3 place{};
};

/// A rectangle of known size that lies flat on the table: a sheet of paper, a tile.
struct PinnedRectangle {
  std::array<PicturePoint, 4>
      seen;           ///< its corners from the lower left one anticlockwise, as it lies before its reader
  double width = 1;   ///< inches, between the first two corners
  double length = 1;  ///< inches
};

struct Pinned {
  std::vector<Pin> pins{};
  std::vector<PinnedRectangle> rectangles{};
};

/// A camera with how well the pins agree.
struct PinnedView {
  PhotoCamera camera;
  std::vector<double> pins_off;        ///< by pin: from its place to where the camera sees it there, inches
  std::vector<double> rectangles_off;  ///< by rectangle: by how much a side is wrong at most, inches
  double residual = 0;                 ///< root mean square of all of these, inches
  double worst = 0;                    ///< the greatest of all of these, inches
  std::optional<std::size_t> suspect;  ///< of more than four pins the one without which all others agree far better
};

/// Four pins say where the camera is, and all further things are checks that make it more exact. Without four pins the
/// first rectangle lies in the middle of the table's frame at `middle`, its upper edge to the north. A Problem when
/// there is neither, and when no camera sees things so (pins exchanged, or on one line).
Result<PinnedView> view_from_pins(const PictureFacts& picture, const Pinned& pinned, Vec middle = {});

}  // namespace linesman
