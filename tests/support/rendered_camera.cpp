#include "support/rendered_camera.h"

#include <cmath>
#include <numbers>

namespace linesman::photo_test {

namespace {

constexpr double DEGREE = std::numbers::pi / 180;
constexpr double DIAGONAL_OF_FILM = 43.266615;  // 36 by 24 mm

Triple operator-(const Triple& a, const Triple& b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
double dot(const Triple& a, const Triple& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
Triple cross(const Triple& a, const Triple& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}
Triple scaled(const Triple& a, double k) { return {a[0] * k, a[1] * k, a[2] * k}; }
Triple unit(const Triple& a) { return scaled(a, 1 / std::sqrt(dot(a, a))); }
Triple sum(const Triple& a, const Triple& b) { return {a[0] + b[0], a[1] + b[1], a[2] + b[2]}; }

}  // namespace

RenderedCamera::RenderedCamera(const Lens& lens, const Stand3& stand) : lens_(lens) {
  const double diagonal = std::hypot(lens.width, lens.height);
  focal_ = lens.focal_of_35mm / DIAGONAL_OF_FILM * diagonal;
  middle_ = {lens.width / 2.0 + lens.middle_off[0] * diagonal, lens.height / 2.0 + lens.middle_off[1] * diagonal};
  const double tilt = stand.tilt * DEGREE;
  const double bearing = stand.bearing * DEGREE;
  const Triple towards{std::sin(tilt) * std::sin(bearing), std::sin(tilt) * std::cos(bearing), std::cos(tilt)};
  eye_ = sum({stand.aim[0], stand.aim[1], 0}, scaled(towards, stand.distance));
  ahead_ = scaled(towards, -1);
  // The upper edge of the picture lies away from the camera, even when it looks straight down.
  const Triple away{-std::sin(bearing), -std::cos(bearing), 0};
  const Triple up{0, 0, 1};
  const Triple upwards = sum(scaled(away, std::cos(tilt)), scaled(up, std::sin(tilt)));
  const Triple level_right = unit(cross(ahead_, upwards));
  const Triple level_down = unit(cross(ahead_, level_right));
  const double roll = stand.roll * DEGREE;
  right_ = sum(scaled(level_right, std::cos(roll)), scaled(level_down, std::sin(roll)));
  down_ = sum(scaled(level_down, std::cos(roll)), scaled(level_right, -std::sin(roll)));
}

std::optional<Pair> RenderedCamera::seen(const Triple& place) const {
  const Triple from = place - eye_;
  const double depth = dot(from, ahead_);
  if (depth < 1) return std::nullopt;
  const double x = dot(from, right_) / depth;
  const double y = dot(from, down_) / depth;
  const double square = x * x + y * y;
  const double bent = 1 + lens_.k1 * square + lens_.k2 * square * square;
  return Pair{middle_[0] + focal_ * bent * x, middle_[1] + focal_ * bent * y};
}

Pair RenderedCamera::slope_of(const Pair& pixel) const {
  const double x = (pixel[0] - middle_[0]) / focal_;
  const double y = (pixel[1] - middle_[1]) / focal_;
  const double square = x * x + y * y;
  const double k1 = lens_.k1 * square;
  const double k2 = lens_.k2 * square * square;
  // The slope without distortion is `share` times as large: share (1 + k1 share² + k2 share⁴) = 1, by Newton's method.
  double share = 1;
  constexpr int ROUNDS = 4;
  for (int i = 0; i < ROUNDS; ++i) {
    const double s2 = share * share;
    share -= (share * (1 + s2 * (k1 + s2 * k2)) - 1) / (1 + s2 * (3 * k1 + 5 * s2 * k2));
  }
  return {share * x, share * y};
}

std::optional<Pair> RenderedCamera::on_plane(const Pair& pixel, double height) const {
  const Pair slope = slope_of(pixel);
  const Triple ray = sum(ahead_, sum(scaled(right_, slope[0]), scaled(down_, slope[1])));
  if (ray[2] > -1e-6) return std::nullopt;
  const double along = (height - eye_[2]) / ray[2];
  if (along < 0) return std::nullopt;
  return Pair{eye_[0] + along * ray[0], eye_[1] + along * ray[1]};
}

Stand3 that_sees_all(const Lens& lens, Stand3 stand, double width, double depth, double margin) {
  const auto sees_all = [&](double distance) {
    stand.distance = distance;
    const RenderedCamera camera(lens, stand);
    for (const double east : {-margin, width + margin})
      for (const double north : {-margin, depth + margin}) {
        const auto seen = camera.seen({east, north, 0});
        if (!seen || (*seen)[0] < 4 || (*seen)[1] < 4 || (*seen)[0] > lens.width - 4 || (*seen)[1] > lens.height - 4)
          return false;
      }
    return true;
  };
  double near = 10;
  double far = 1000;
  for (int i = 0; i < 40; ++i) {
    const double middle = (near + far) / 2;
    (sees_all(middle) ? far : near) = middle;
  }
  stand.distance = far;
  return stand;
}

}  // namespace linesman::photo_test
