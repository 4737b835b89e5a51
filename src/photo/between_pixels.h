// A point of a picture that lies between four pixels.
#pragma once

#include <QImage>
#include <algorithm>

namespace linesman {

/// The pixel to the upper left of a point, and how far the point lies towards its neighbours. A point beyond the middle
/// of the outermost pixels is taken to their middle. Pixels; a picture has at least 2 by 2.
struct BetweenPixels {
  int left;
  int top;
  double right_share;
  double lower_share;

  BetweenPixels(const QImage& picture, double x, double y) {
    x = std::clamp(x - 0.5, 0.0, picture.width() - 1.001);
    y = std::clamp(y - 0.5, 0.0, picture.height() - 1.001);
    left = static_cast<int>(x);
    top = static_cast<int>(y);
    right_share = x - left;
    lower_share = y - top;
  }

  /// The value at the point, of those of the four pixels.
  double mixed(double upper_left, double upper_right, double lower_left, double lower_right) const {
    return (upper_left * (1 - right_share) + upper_right * right_share) * (1 - lower_share) +
           (lower_left * (1 - right_share) + lower_right * right_share) * lower_share;
  }
};

}  // namespace linesman
