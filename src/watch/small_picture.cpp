#include "watch/small_picture.h"

#include <algorithm>

namespace linesman {

SmallPicture shrunk(const QImage& grey) {
  SmallPicture small;
  small.width = grey.width() / SHRINK;
  small.height = grey.height() / SHRINK;
  small.shades.resize(static_cast<std::size_t>(small.width) * static_cast<std::size_t>(small.height));
  std::vector<unsigned> sums(static_cast<std::size_t>(small.width));
  constexpr unsigned CELLS = SHRINK * SHRINK;
  for (int y = 0; y < small.height; ++y) {
    std::fill(sums.begin(), sums.end(), CELLS / 2);
    for (int v = 0; v < SHRINK; ++v) {
      const uchar* row = grey.constScanLine(y * SHRINK + v);
      for (std::size_t x = 0; x < sums.size(); ++x, row += SHRINK) sums[x] += row[0] + 0U + row[1] + row[2] + row[3];
    }
    for (int x = 0; x < small.width; ++x)
      small.shades[small.at(x, y)] = static_cast<std::uint8_t>(sums[static_cast<std::size_t>(x)] / CELLS);
  }
  return small;
}

}  // namespace linesman
