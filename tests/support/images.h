// Pictures compared.
#pragma once

#include <QImage>
#include <algorithm>
#include <cstdlib>

namespace linesman {

/// Of two pictures of one size: by how much a channel of a pixel differs at most, 0 to 255; 255 for other sizes.
inline int greatest_difference(const QImage& a, const QImage& b) {
  if (a.size() != b.size()) return 255;
  int greatest = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y);
      const QRgb q = b.pixel(x, y);
      greatest = std::max(
          {greatest, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
    }
  return greatest;
}

/// The greatest difference between a picture painted in parts and at once: Qt's edges are smoothed from another
/// start.
inline constexpr int UNSEEN = 6;

}  // namespace linesman
