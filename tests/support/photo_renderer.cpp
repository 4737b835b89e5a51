#include "support/photo_renderer.h"

#include <apriltag/tag36h11.h>

#include <algorithm>
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

using Cells = std::array<std::array<bool, 10>, 10>;  // whether a cell is white, row by row from the top

/// The cells of a tag by the published codes of its family.
Cells cells_of(int id) {
  apriltag_family_t* family = tag36h11_create();
  Cells cells{};
  for (auto& row : cells) row.fill(true);
  for (std::size_t row = 1; row < 9; ++row)
    for (std::size_t column = 1; column < 9; ++column) cells[row][column] = false;
  for (uint32_t bit = 0; bit < family->nbits; ++bit)
    cells[family->bit_y[bit] + 1][family->bit_x[bit] + 1] =
        ((family->codes[id] >> (family->nbits - 1 - bit)) & 1U) != 0;
  tag36h11_destroy(family);
  return cells;
}

/// Light in three colours; kept in few bytes, as a picture has many pixels.
using Light = Triple;
using KeptLight = std::array<float, 3>;

/// A flat thing or a marker, as it is painted.
struct Plate {
  Triple at{};
  Pair ahead{};  ///< unit vector of its top
  Pair half{};
  bool round = false;
  Triple colour{};
  const Cells* cells = nullptr;  ///< of a marker
  double cell = 0;               ///< inches

  /// Whether it covers a place of its plane; then the light that it reflects there.
  bool covers(const Pair& place, Triple& reflected) const {
    const double east = place[0] - at[0];
    const double north = place[1] - at[1];
    const double y = east * ahead[0] + north * ahead[1];
    const double x = east * ahead[1] - north * ahead[0];
    if (round ? x * x / (half[0] * half[0]) + y * y / (half[1] * half[1]) > 1
              : std::abs(x) > half[0] || std::abs(y) > half[1])
      return false;
    reflected = colour;
    if (cells == nullptr) return true;
    const auto column = static_cast<std::size_t>(std::clamp((x + half[0]) / cell, 0.0, 9.0));
    const auto row = static_cast<std::size_t>(std::clamp((half[1] - y) / cell, 0.0, 9.0));
    const double white = (*cells)[row][column] ? 0.9 : 0.04;
    reflected = {white, white, white};
    return true;
  }
};

/// A smooth pattern between -1 and 1, as cloth has it.
class Cloth {
 public:
  explicit Cloth(std::uint64_t seed) : random_(seed) {
    for (Wave& wave : waves_)
      wave = {random_.between(0.05, 3), random_.between(0.05, 3), random_.between(0, 6.28), random_.between(0.02, 0.2)};
  }

  double at(double x, double y) const {
    double sum = 0;
    for (const Wave& wave : waves_) sum += wave.height * std::sin(wave.x * x + wave.y * y + wave.begin);
    return sum;
  }

 private:
  struct Wave {
    double x = 0, y = 0, begin = 0, height = 0;
  };
  Random random_;
  std::array<Wave, 6> waves_{};
};

/// The middle and the weights of the lens's spot over a pixel and what is round it.
struct Spot {
  std::vector<Pair> offsets;
  std::vector<double> weights;

  /// A pixel's square blurred by a normal spot.
  Spot(double blur, int samples) {
    const double reach = 0.5 + 2.5 * blur;
    const auto along = [&](double x) {
      if (blur <= 0) return std::abs(x) <= 0.5 ? 1.0 : 0.0;
      const double k = 1 / (blur * std::numbers::sqrt2);
      return 0.5 * (std::erf((x + 0.5) * k) - std::erf((x - 0.5) * k));
    };
    double total = 0;
    for (int i = 0; i < samples; ++i)
      for (int j = 0; j < samples; ++j) {
        const double x = reach * (2 * (i + 0.5) / samples - 1);
        const double y = reach * (2 * (j + 0.5) / samples - 1);
        const double weight = along(x) * along(y);
        if (weight < 1e-4) continue;
        offsets.push_back({x, y});
        weights.push_back(weight);
        total += weight;
      }
    for (double& weight : weights) weight /= total;
  }
};

class Renderer {
 public:
  Renderer(const RenderedCamera& camera, const Scene& scene, const Exposure& exposure)
      : camera_(camera),
        scene_(scene),
        exposure_(exposure),
        width_(camera.lens().width),
        height_(camera.lens().height),
        cloth_(scene.seed),
        random_(scene.seed * 77 + 5),
        spot_(exposure.blur, 9),
        light_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

  Rendered render() {
    paint_ground();
    paint_plates();
    for (const FlatThing& thing : scene_.over) paint(plate_of(thing));
    for (const Glare& glare : scene_.glares) paint(glare);
    return developed();
  }

 private:
  KeptLight& at(int x, int y) {
    return light_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)];
  }
  static Light of(const KeptLight& kept) { return {kept[0], kept[1], kept[2]}; }
  static KeptLight kept(const Light& light) {
    return {static_cast<float>(light[0]), static_cast<float>(light[1]), static_cast<float>(light[2])};
  }

  double lit(double east, double north) const {
    const double along =
        (east / scene_.width - 0.5) * exposure_.fall_along[0] + (north / scene_.depth - 0.5) * exposure_.fall_along[1];
    return exposure_.brightness * std::clamp(1 - exposure_.fall_off * (along + 0.5), 0.05, 1.0);
  }

  /// Cloth and floor have nothing sharp: every fourth pixel is worked out and the others lie between.
  void paint_ground() {
    constexpr int STEP = 4;
    for (int y = 0; y < height_; y += STEP)
      for (int x = 0; x < width_; x += STEP) {
        const Light light = ground_light({x + STEP / 2.0, y + STEP / 2.0});
        for (int j = y; j < std::min(y + STEP, height_); ++j)
          for (int i = x; i < std::min(x + STEP, width_); ++i) at(i, j) = kept(light);
      }
  }

  Light ground_light(const Pair& pixel) const {
    const auto place = camera_.on_plane(pixel, 0);
    if (!place) return {0.5, 0.55, 0.6};
    const auto [east, north] = *place;
    const bool on_table = east >= 0 && north >= 0 && east <= scene_.width && north <= scene_.depth;
    const double pattern = 1 + 0.5 * cloth_.at(east, north);
    const double lit_here = lit(std::clamp(east, 0.0, scene_.width), std::clamp(north, 0.0, scene_.depth));
    return on_table ? scaled({0.16, 0.22, 0.10}, pattern * lit_here)
                    : scaled({0.12, 0.09, 0.07}, std::clamp(pattern, 0.5, 1.5) * lit_here);
  }

  static Pair ahead_of(double facing) { return {std::sin(facing * DEGREE), std::cos(facing * DEGREE)}; }

  static Plate plate_of(const FlatThing& thing) {
    return {thing.at, ahead_of(thing.facing), thing.half, thing.round, thing.colour, nullptr, 0};
  }

  /// Farther things first; at one place the lower first.
  void paint_plates() {
    std::vector<Cells> cells;
    cells.reserve(scene_.tags.size());
    std::vector<Plate> plates;
    for (const FlatThing& thing : scene_.things) plates.push_back(plate_of(thing));
    for (const PrintedTag& tag : scene_.tags) {
      cells.push_back(cells_of(tag.id));
      const double half = tag.side * 10 / 16;
      plates.push_back({tag.at, ahead_of(tag.facing), {half, half}, false, {}, &cells.back(), tag.side / 8});
    }
    const auto far = [&](const Plate& plate) {
      const Triple flat{plate.at[0] - camera_.eye()[0], plate.at[1] - camera_.eye()[1], 0};
      return std::sqrt(dot(flat, flat));
    };
    std::stable_sort(plates.begin(), plates.end(), [&](const Plate& a, const Plate& b) {
      const double difference = far(a) - far(b);
      return std::abs(difference) > 0.3 ? difference > 0 : a.at[2] < b.at[2];
    });
    for (const Plate& plate : plates) paint(plate);
  }

  /// The pixels round a plate.
  std::array<int, 4> box_of(const Plate& plate) const {
    double left = 1e9;
    double top = 1e9;
    double right = -1e9;
    double bottom = -1e9;
    for (const double i : {-1.0, 1.0})
      for (const double j : {-1.0, 1.0}) {
        const double x = i * plate.half[0];
        const double y = j * plate.half[1];
        const auto seen = camera_.seen({plate.at[0] + x * plate.ahead[1] + y * plate.ahead[0],
                                        plate.at[1] - x * plate.ahead[0] + y * plate.ahead[1], plate.at[2]});
        if (!seen) return {0, 0, 0, 0};
        left = std::min(left, (*seen)[0]);
        right = std::max(right, (*seen)[0]);
        top = std::min(top, (*seen)[1]);
        bottom = std::max(bottom, (*seen)[1]);
      }
    const double reach = 2 + 3 * exposure_.blur;
    const auto pixel = [](double x, int most) {
      return static_cast<int>(std::clamp(x, 0.0, static_cast<double>(most)));
    };
    return {pixel(left - reach, width_), pixel(top - reach, height_), pixel(right + reach, width_),
            pixel(bottom + reach, height_)};
  }

  void paint(const Plate& plate) {
    const auto [left, top, right, bottom] = box_of(plate);
    for (int y = top; y < bottom; ++y)
      for (int x = left; x < right; ++x) paint_pixel(plate, x, y);
  }

  void paint_pixel(const Plate& plate, int x, int y) {
    // Within a pixel's reach the way from picture to plane is as good as linear.
    const auto here = camera_.on_plane({x + 0.5, y + 0.5}, plate.at[2]);
    const auto beside = camera_.on_plane({x + 1.5, y + 0.5}, plate.at[2]);
    const auto below = camera_.on_plane({x + 0.5, y + 1.5}, plate.at[2]);
    if (!here || !beside || !below) return;
    const Pair by_x{(*beside)[0] - (*here)[0], (*beside)[1] - (*here)[1]};
    const Pair by_y{(*below)[0] - (*here)[0], (*below)[1] - (*here)[1]};
    Light light{};
    double covered = 0;
    for (std::size_t i = 0; i < spot_.offsets.size(); ++i) {
      const auto [dx, dy] = spot_.offsets[i];
      Triple reflected;
      if (!plate.covers({(*here)[0] + dx * by_x[0] + dy * by_y[0], (*here)[1] + dx * by_x[1] + dy * by_y[1]},
                        reflected))
        continue;
      covered += spot_.weights[i];
      light = sum(light, scaled(reflected, spot_.weights[i]));
    }
    if (covered == 0) return;
    KeptLight& pixel = at(x, y);
    pixel = kept(sum(scaled(of(pixel), 1 - covered), scaled(light, lit((*here)[0], (*here)[1]))));
  }

  void paint(const Glare& glare) {
    const Plate place{
        {glare.at[0], glare.at[1], 0}, {0, 1}, {2 * glare.radius, 2 * glare.radius}, false, {}, nullptr, 0};
    const auto [left, top, right, bottom] = box_of(place);
    for (int y = top; y < bottom; ++y)
      for (int x = left; x < right; ++x)
        if (const auto here = camera_.on_plane({x + 0.5, y + 0.5}, 0)) {
          const double off = std::hypot((*here)[0] - glare.at[0], (*here)[1] - glare.at[1]) / glare.radius;
          const double more = glare.light * std::exp(-off * off * 2);
          at(x, y) = kept(sum(of(at(x, y)), {more, more, more}));
        }
  }

  /// Light as the numbers of a picture, with the noise of the sensor.
  Rendered developed() {
    const std::vector<float> normal = normal_numbers();
    const std::vector<std::uint8_t> shown = shown_numbers();
    Rendered picture{width_, height_, std::vector<std::uint8_t>(light_.size() * 3)};
    std::size_t next = 0;
    for (const KeptLight& light : light_) {
      std::uint64_t draw = random_.next();
      for (const float value : light) {
        // Noise of counted light grows with its root.
        const double noise =
            exposure_.noise * std::sqrt(std::max<double>(value, 0.01) / 0.2) * normal[draw % normal.size()];
        draw >>= 16U;
        const double noisy = std::clamp(value + noise, 0.0, 1.0);
        picture.bytes[next++] = shown[static_cast<std::size_t>(noisy * static_cast<double>(shown.size() - 1) + 0.5)];
      }
    }
    return picture;
  }

  /// As many as there are numbers of 16 bits.
  std::vector<float> normal_numbers() {
    std::vector<float> all(1U << 16U);
    for (float& one : all)
      one = static_cast<float>(std::sqrt(-2 * std::log(1 - random_.unit())) *
                               std::cos(2 * std::numbers::pi * random_.unit()));
    return all;
  }

  /// The curve of sRGB.
  static std::vector<std::uint8_t> shown_numbers() {
    std::vector<std::uint8_t> all(1U << 14U);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const double light = static_cast<double>(i) / static_cast<double>(all.size() - 1);
      const double shown = light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
      all[i] = static_cast<std::uint8_t>(std::lround(255 * shown));
    }
    return all;
  }

  const RenderedCamera& camera_;
  const Scene& scene_;
  const Exposure& exposure_;
  const int width_;
  const int height_;
  const Cloth cloth_;
  Random random_;
  const Spot spot_;
  std::vector<KeptLight> light_;
};

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
  double unbent_x = x;
  double unbent_y = y;
  for (int i = 0; i < 12; ++i) {
    const double square = unbent_x * unbent_x + unbent_y * unbent_y;
    const double bent = 1 + lens_.k1 * square + lens_.k2 * square * square;
    unbent_x = x / bent;
    unbent_y = y / bent;
  }
  return {unbent_x, unbent_y};
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

Rendered rendered(const RenderedCamera& camera, const Scene& scene, const Exposure& exposure) {
  return Renderer(camera, scene, exposure).render();
}

}  // namespace linesman::photo_test
