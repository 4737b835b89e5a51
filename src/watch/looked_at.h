// The part of a picture that is looked at: what lies inside the table's outline, in patches.
#pragma once

#include <QPointF>
#include <optional>
#include <vector>

#include "photo/camera.h"
#include "table/game.h"
#include "watch/small_picture.h"

namespace linesman {

/// Patches of equal squares of small pixels, from the upper left.
struct PatchGrid {
  int side = 4;  ///< small pixels
  int across = 0;
  int down = 0;

  std::size_t size() const { return static_cast<std::size_t>(across) * static_cast<std::size_t>(down); }
  std::size_t at(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(across) + static_cast<std::size_t>(x);
  }
  /// The middle of a patch, pixels of the frame.
  PicturePoint middle(std::size_t patch) const;
};

struct LookedAt {
  PatchGrid grid;
  std::vector<std::uint8_t> pixels{};   ///< by small pixel: whether it is looked at
  std::vector<std::uint8_t> patches{};  ///< by patch: whether most of it is
  std::vector<std::uint8_t> border{};   ///< by patch: it is looked at, and one beside it is not
  int light_radius = 8;                 ///< small pixels: half an eighth of the table
};

/// The whole picture, before the table was found.
LookedAt all_of(const SmallPicture& size);

/// Inside the table's outline, with the heights of its models.
LookedAt table_in(const PhotoCamera& camera, const Game& game, const SmallPicture& size);

}  // namespace linesman
