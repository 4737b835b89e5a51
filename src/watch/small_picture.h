// A picture made smaller, as motion is looked for in it.
#pragma once

#include <QImage>
#include <cstdint>
#include <vector>

namespace linesman {

/// The number of pixels of a frame in each direction that are one.
inline constexpr int SHRINK = 4;

struct SmallPicture {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> shades{};  ///< row by row from the top

  bool empty() const { return shades.empty(); }
  std::size_t at(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
  }
  bool is_as_large_as(const SmallPicture& other) const { return width == other.width && height == other.height; }
};

/// Each pixel is the mean of SHRINK by SHRINK.
SmallPicture shrunk(const QImage& grey);

}  // namespace linesman
