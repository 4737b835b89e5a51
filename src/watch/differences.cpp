#include "watch/differences.h"

#include <algorithm>
#include <cmath>

namespace linesman {

namespace {

constexpr float DARK = 8;              // added to both, so that dark places have no wild ratio
constexpr float LEAST_DIFFERENCE = 3;  // shades, of a patch
constexpr float NOISES = 4;            // a patch of noise alone has one
constexpr float FAR_OFF = 24;          // shades: such a patch has changed, and not the light
constexpr float FAR_SHARE = 0.25F;

float shade(const SmallPicture& picture, std::size_t i) { return static_cast<float>(picture.shades[i]) + DARK; }

float median_of(std::vector<float>& values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// One gain for all: the median of the ratios.
float gain_of(const SmallPicture& now, const SmallPicture& before, const LookedAt& looked) {
  constexpr std::size_t STEP = 7;
  std::vector<float> ratios;
  for (std::size_t i = 0; i < now.shades.size(); i += STEP)
    if (looked.pixels[i] != 0) ratios.push_back(shade(now, i) / shade(before, i));
  return ratios.empty() ? 1 : median_of(ratios);
}

/// Sums over rectangles of a picture.
class Sums {
 public:
  Sums(int width, int height) : width_(width), height_(height), sums_(size()) {}

  /// `value`: of pixel x, y.
  template <class ValueOf>
  void fill(ValueOf value) {
    for (int y = 0; y < height_; ++y) {
      double row = 0;
      for (int x = 0; x < width_; ++x) {
        row += value(x, y);
        sums_[index(x + 1, y + 1)] = sums_[index(x + 1, y)] + row;
      }
    }
  }

  double around(int x, int y, int radius) const {
    const int left = std::max(0, x - radius);
    const int top = std::max(0, y - radius);
    const int right = std::min(width_, x + radius + 1);
    const int bottom = std::min(height_, y + radius + 1);
    return sums_[index(right, bottom)] - sums_[index(left, bottom)] - sums_[index(right, top)] +
           sums_[index(left, top)];
  }

 private:
  std::size_t size() const { return static_cast<std::size_t>(width_ + 1) * static_cast<std::size_t>(height_ + 1); }
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_ + 1) + static_cast<std::size_t>(x);
  }

  int width_;
  int height_;
  std::vector<double> sums_;
};

}  // namespace

std::vector<std::uint8_t> differing(const SmallPicture& now, const SmallPicture& before, const LookedAt& looked) {
  const float gain = gain_of(now, before, looked);
  const auto tells_of_light = [&](std::size_t i) {
    if (looked.pixels[i] == 0) return false;
    const float expected = gain * shade(before, i);
    return std::abs(shade(now, i) - expected) < FAR_OFF + FAR_SHARE * expected;
  };
  std::vector<std::uint8_t> tells(now.shades.size());
  for (std::size_t i = 0; i < tells.size(); ++i) tells[i] = static_cast<std::uint8_t>(tells_of_light(i));
  Sums light(now.width, now.height);
  Sums was(now.width, now.height);
  light.fill([&](int x, int y) { return tells[now.at(x, y)] != 0 ? shade(now, now.at(x, y)) : 0.0F; });
  was.fill([&](int x, int y) { return tells[now.at(x, y)] != 0 ? shade(before, now.at(x, y)) : 0.0F; });
  const PatchGrid& grid = looked.grid;
  // Where little tells of the light, it is the light of all.
  constexpr double WEIGHT_OF_ALL = 0.05;
  constexpr double USUAL_SHADE = 100;
  const double window = std::pow(2.0 * looked.light_radius + 1, 2);
  const double weight = WEIGHT_OF_ALL * window * USUAL_SHADE;
  std::vector<float> off(grid.size(), 0);
  std::vector<float> of_table;
  for (int y = 0; y < grid.down; ++y)
    for (int x = 0; x < grid.across; ++x) {
      const std::size_t patch = grid.at(x, y);
      if (looked.patches[patch] == 0) continue;
      const int left = x * grid.side;
      const int top = y * grid.side;
      const int middle = grid.side / 2;
      const double factor = (light.around(left + middle, top + middle, looked.light_radius) + weight * gain) /
                            (was.around(left + middle, top + middle, looked.light_radius) + weight);
      float sum = 0;
      for (int v = 0; v < grid.side; ++v)
        for (int u = 0; u < grid.side; ++u) {
          const std::size_t i = now.at(left + u, top + v);
          sum += std::abs(shade(now, i) - static_cast<float>(factor) * shade(before, i));
        }
      off[patch] = sum / static_cast<float>(grid.side * grid.side);
      of_table.push_back(off[patch]);
    }
  const float limit = std::max(LEAST_DIFFERENCE, NOISES * median_of(of_table));
  std::vector<std::uint8_t> changed(grid.size());
  for (std::size_t i = 0; i < changed.size(); ++i)
    changed[i] = static_cast<std::uint8_t>(looked.patches[i] != 0 && off[i] > limit);
  return changed;
}

}  // namespace linesman
