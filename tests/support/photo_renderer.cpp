#include "support/photo_renderer.h"

#include <apriltag/tag36h11.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/side_by_side.h"
#include "support/random.h"

namespace linesman::photo_test {

namespace {

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

/// Light in three colours; in few bytes, as a picture has many pixels.
using Light = std::array<float, 3>;

Light light_of(const Triple& colour) {
  return {static_cast<float>(colour[0]), static_cast<float>(colour[1]), static_cast<float>(colour[2])};
}
Light times(const Triple& colour, double light) {
  return light_of({colour[0] * light, colour[1] * light, colour[2] * light});
}
void add(Light& to, const Light& light, float weight) {
  for (std::size_t i = 0; i < to.size(); ++i) to[i] += weight * light[i];
}

/// A rectangle of pixels; `right` and `bottom` are the first beyond it.
struct PixelBox {
  int left = 0, top = 0, right = 0, bottom = 0;
};

/// How a flat thing covers the spot that one pixel sees.
enum class Cover { none, all, part };

/// A flat thing or a marker, as it is painted.
struct Plate {
  Triple at{};
  Pair ahead{};  ///< unit vector of its top
  Pair half{};
  bool round = false;
  Light colour{};
  std::optional<Cells> cells{};  ///< of a marker
  double cell = 1;               ///< inches
  PixelBox box{};                ///< the pixels round it

  /// A direction on the table in the plate's own frame, whose y is ahead.
  Pair own(double east, double north) const {
    return {east * ahead[1] - north * ahead[0], east * ahead[0] + north * ahead[1]};
  }
  Pair on_table(double x, double y) const {
    return {at[0] + x * ahead[1] + y * ahead[0], at[1] - x * ahead[0] + y * ahead[1]};
  }

  bool covers(double x, double y) const {
    if (round) return x * x / (half[0] * half[0]) + y * y / (half[1] * half[1]) <= 1;
    return std::abs(x) <= half[0] && std::abs(y) <= half[1];
  }

  /// The light that it reflects at a place that it covers.
  Light reflected(double x, double y) const {
    if (!cells) return colour;
    return (*cells)[row_at(y)][column_at(x)] ? Light{0.9F, 0.9F, 0.9F} : Light{0.04F, 0.04F, 0.04F};
  }

  /// Of a rectangle round a place, of half the width `rx` and half the length `ry`. `all`: with one light.
  Cover cover(double x, double y, double rx, double ry) const {
    if (round) {
      const double off = std::hypot(x / half[0], y / half[1]);
      const double reach = std::hypot(rx / half[0], ry / half[1]);
      return off - reach > 1 ? Cover::none : off + reach < 1 ? Cover::all : Cover::part;
    }
    const double beyond = std::max(std::abs(x) - half[0] - rx, std::abs(y) - half[1] - ry);
    if (beyond > 0) return Cover::none;
    const bool inside = std::abs(x) + rx < half[0] && std::abs(y) + ry < half[1];
    if (!inside) return Cover::part;
    return !cells || is_one_light(x, y, rx, ry) ? Cover::all : Cover::part;
  }

 private:
  std::size_t column_at(double x) const { return static_cast<std::size_t>(std::clamp((x + half[0]) / cell, 0.0, 9.0)); }
  std::size_t row_at(double y) const { return static_cast<std::size_t>(std::clamp((half[1] - y) / cell, 0.0, 9.0)); }

  bool is_one_light(double x, double y, double rx, double ry) const {
    const bool white = (*cells)[row_at(y)][column_at(x)];
    for (std::size_t row = row_at(y + ry); row <= row_at(y - ry); ++row)
      for (std::size_t column = column_at(x - rx); column <= column_at(x + rx); ++column)
        if ((*cells)[row][column] != white) return false;
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

/// The lens's spot over a pixel and what is round it.
struct Spot {
  struct Sample {
    Pair offset;  ///< from the pixel's middle, pixels
    float weight;
  };
  std::vector<Sample> samples;
  double reach;  ///< of the offsets, pixels

  /// A pixel's square blurred by a normal spot.
  Spot(double blur, int side) : reach(0.5 + 2.5 * blur) {
    const auto along = [&](double x) {
      if (blur <= 0) return std::abs(x) <= 0.5 ? 1.0 : 0.0;
      const double k = 1 / (blur * std::numbers::sqrt2);
      return 0.5 * (std::erf((x + 0.5) * k) - std::erf((x - 0.5) * k));
    };
    float total = 0;
    for (int i = 0; i < side; ++i)
      for (int j = 0; j < side; ++j) {
        const double x = reach * (2 * (i + 0.5) / side - 1);
        const double y = reach * (2 * (j + 0.5) / side - 1);
        const double weight = along(x) * along(y);
        if (weight < 1e-4) continue;
        samples.push_back({{x, y}, static_cast<float>(weight)});
        total += samples.back().weight;
      }
    for (Sample& sample : samples) sample.weight /= total;
  }
};

/// Light as the numbers of a picture, with the noise of the sensor.
class Sensor {
 public:
  explicit Sensor(double noise) : noise_(static_cast<float>(noise / std::sqrt(0.2))) {}

  void write(const Light& light, std::uint64_t draw, std::uint8_t* pixel) const {
    // Noise of counted light grows with its root.
    const float noise = noise_ * std::sqrt(std::max(light[1], 0.01F));
    for (const float value : light) {
      const float noisy = std::clamp(value + noise * normal_[draw % NORMAL_NUMBERS], 0.0F, 1.0F);
      draw >>= 16U;
      *pixel++ = shown_[static_cast<std::size_t>(noisy * (SHADES - 1) + 0.5F)];
    }
  }

 private:
  static constexpr std::size_t NORMAL_NUMBERS = 1U << 16U;
  static constexpr std::size_t SHADES = 1U << 14U;

  static const std::vector<float>& normal() {
    static const std::vector<float> numbers = [] {
      Random random(5);
      std::vector<float> all(NORMAL_NUMBERS);
      for (float& one : all)
        one = static_cast<float>(std::sqrt(-2 * std::log(1 - random.unit())) *
                                 std::cos(2 * std::numbers::pi * random.unit()));
      return all;
    }();
    return numbers;
  }

  /// The curve of sRGB.
  static const std::vector<std::uint8_t>& shown() {
    static const std::vector<std::uint8_t> numbers = [] {
      std::vector<std::uint8_t> all(SHADES);
      for (std::size_t i = 0; i < all.size(); ++i) {
        const double light = static_cast<double>(i) / static_cast<double>(all.size() - 1);
        const double shown = light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
        all[i] = static_cast<std::uint8_t>(std::lround(255 * shown));
      }
      return all;
    }();
    return numbers;
  }

  float noise_;
  const float* normal_ = normal().data();
  const std::uint8_t* shown_ = shown().data();
};

/// Everything that is painted, the farthest first.
struct Painting {
  const RenderedCamera& camera;
  const Scene& scene;
  const Exposure& exposure;
  Cloth cloth{scene.seed};
  Spot spot{exposure.blur, 9};
  Sensor sensor{exposure.noise};
  std::vector<Plate> plates{};

  double lit(double east, double north) const {
    const double along =
        (east / scene.width - 0.5) * exposure.fall_along[0] + (north / scene.depth - 0.5) * exposure.fall_along[1];
    return exposure.brightness * std::clamp(1 - exposure.fall_off * (along + 0.5), 0.05, 1.0);
  }

  Light ground_light(const Pair& pixel) const {
    const auto place = camera.on_plane(pixel, 0);
    if (!place) return {0.5F, 0.55F, 0.6F};
    const auto [east, north] = *place;
    const bool on_table = east >= 0 && north >= 0 && east <= scene.width && north <= scene.depth;
    const double pattern = 1 + 0.5 * cloth.at(east, north);
    const double lit_here = lit(std::clamp(east, 0.0, scene.width), std::clamp(north, 0.0, scene.depth));
    return on_table ? times({0.16, 0.22, 0.10}, pattern * lit_here)
                    : times({0.12, 0.09, 0.07}, std::clamp(pattern, 0.5, 1.5) * lit_here);
  }

  /// The pixels round a plate.
  PixelBox box_of(const Plate& plate) const {
    double left = 1e9;
    double top = 1e9;
    double right = -1e9;
    double bottom = -1e9;
    for (const double i : {-1.0, 1.0})
      for (const double j : {-1.0, 1.0}) {
        const Pair place = plate.on_table(i * plate.half[0], j * plate.half[1]);
        const auto seen = camera.seen({place[0], place[1], plate.at[2]});
        if (!seen) return {};
        left = std::min(left, (*seen)[0]);
        right = std::max(right, (*seen)[0]);
        top = std::min(top, (*seen)[1]);
        bottom = std::max(bottom, (*seen)[1]);
      }
    const double reach = 2 + 3 * exposure.blur;
    const auto pixel = [](double x, int most) {
      return static_cast<int>(std::clamp(x, 0.0, static_cast<double>(most)));
    };
    const auto [width, height] = std::pair(camera.lens().width, camera.lens().height);
    return {pixel(left - reach, width), pixel(top - reach, height), pixel(right + reach, width),
            pixel(bottom + reach, height)};
  }
};

/// Some rows of the picture, which are rendered by themselves.
class Band {
 public:
  Band(const Painting& painting, int top, int bottom)
      : painting_(painting), width_(painting.camera.lens().width), top_(top), bottom_(bottom) {
    light_.resize(static_cast<std::size_t>(width_) * static_cast<std::size_t>(bottom - top));
  }

  void paint() {
    paint_ground();
    for (const Plate& plate : painting_.plates) paint(plate);
    for (const Glare& glare : painting_.scene.glares) paint(glare);
  }

  void develop(Rendered& picture) const {
    const auto rows_above = static_cast<std::size_t>(top_);
    Random random(painting_.scene.seed * 77 + 5 + (rows_above << 32U));
    std::uint8_t* pixel = picture.bytes.data() + 3 * rows_above * static_cast<std::size_t>(width_);
    for (const Light& light : light_) {
      painting_.sensor.write(light, random.next(), pixel);
      pixel += 3;
    }
  }

 private:
  Light& at(int x, int y) {
    return light_[static_cast<std::size_t>(y - top_) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)];
  }

  /// Cloth and floor have nothing sharp: one pixel stands for those round it.
  void paint_ground() {
    constexpr int STEP = 4;
    for (int y = top_; y < bottom_; y += STEP)
      for (int x = 0; x < width_; x += STEP) {
        const Light light = painting_.ground_light({x + STEP / 2.0, y + STEP / 2.0});
        for (int j = y; j < std::min(y + STEP, bottom_); ++j)
          for (int i = x; i < std::min(x + STEP, width_); ++i) at(i, j) = light;
      }
  }

  PixelBox mine(const PixelBox& box) const {
    return {box.left, std::max(box.top, top_), box.right, std::min(box.bottom, bottom_)};
  }

  /// The places of a plate's plane that are seen in the middles of a row of pixels, in its own frame; nothing where
  /// the row sees the sky.
  bool places_of_row(const Plate& plate, int left, int y, std::vector<Pair>& places) const {
    for (std::size_t i = 0; i < places.size(); ++i) {
      const auto place = painting_.camera.on_plane({left + static_cast<double>(i) + 0.5, y + 0.5}, plate.at[2]);
      if (!place) return false;
      places[i] = plate.own((*place)[0] - plate.at[0], (*place)[1] - plate.at[1]);
    }
    return true;
  }

  void paint(const Plate& plate) {
    const PixelBox box = mine(plate.box);
    if (box.left >= box.right || box.top >= box.bottom) return;
    std::vector<Pair> row(static_cast<std::size_t>(box.right - box.left) + 1);
    std::vector<Pair> below = row;
    bool seen = places_of_row(plate, box.left, box.top, row);
    for (int y = box.top; y < box.bottom; ++y) {
      const bool seen_below = places_of_row(plate, box.left, y + 1, below);
      if (seen && seen_below)
        for (std::size_t i = 0; i + 1 < row.size(); ++i)
          paint_pixel(plate, row[i], {row[i + 1][0] - row[i][0], row[i + 1][1] - row[i][1]},
                      {below[i][0] - row[i][0], below[i][1] - row[i][1]}, at(box.left + static_cast<int>(i), y));
      std::swap(row, below);
      seen = seen_below;
    }
  }

  /// Within a pixel's reach the way from picture to plane is as good as linear: `by_x` and `by_y` to a pixel.
  void paint_pixel(const Plate& plate, const Pair& here, const Pair& by_x, const Pair& by_y, Light& pixel) const {
    const Spot& spot = painting_.spot;
    const double rx = spot.reach * (std::abs(by_x[0]) + std::abs(by_y[0]));
    const double ry = spot.reach * (std::abs(by_x[1]) + std::abs(by_y[1]));
    const Cover cover = plate.cover(here[0], here[1], rx, ry);
    if (cover == Cover::none) return;
    const Pair place = plate.on_table(here[0], here[1]);
    const auto lit = static_cast<float>(painting_.lit(place[0], place[1]));
    if (cover == Cover::all) {
      pixel = {};
      return add(pixel, plate.reflected(here[0], here[1]), lit);
    }
    Light light{};
    float covered = 0;
    for (const auto& [offset, weight] : spot.samples) {
      const double x = here[0] + offset[0] * by_x[0] + offset[1] * by_y[0];
      const double y = here[1] + offset[0] * by_x[1] + offset[1] * by_y[1];
      if (!plate.covers(x, y)) continue;
      covered += weight;
      add(light, plate.reflected(x, y), weight);
    }
    for (float& one : pixel) one *= 1 - covered;
    add(pixel, light, lit);
  }

  void paint(const Glare& glare) {
    Plate place;
    place.at = {glare.at[0], glare.at[1], 0};
    place.ahead = {0, 1};
    place.half = {2 * glare.radius, 2 * glare.radius};
    const PixelBox box = mine(painting_.box_of(place));
    for (int y = box.top; y < box.bottom; ++y)
      for (int x = box.left; x < box.right; ++x)
        if (const auto here = painting_.camera.on_plane({x + 0.5, y + 0.5}, 0)) {
          const double off = std::hypot((*here)[0] - glare.at[0], (*here)[1] - glare.at[1]) / glare.radius;
          add(at(x, y), {1, 1, 1}, static_cast<float>(glare.light * std::exp(-off * off * 2)));
        }
  }

  const Painting& painting_;
  const int width_;
  const int top_;
  const int bottom_;
  std::vector<Light> light_;
};

Pair ahead_of(double facing) {
  const double angle = facing * std::numbers::pi / 180;
  return {std::sin(angle), std::cos(angle)};
}

Plate plate_of(const FlatThing& thing) {
  return {thing.at, ahead_of(thing.facing), thing.half, thing.round, light_of(thing.colour)};
}

Plate plate_of(const PrintedTag& tag) {
  const double half = tag.side * 10 / 16;
  return {tag.at, ahead_of(tag.facing), {half, half}, false, {}, cells_of(tag.id), tag.side / 8};
}

/// Farther things first; at one place the lower first; then what lies over everything.
std::vector<Plate> plates_of(const Painting& painting) {
  std::vector<Plate> plates;
  for (const FlatThing& thing : painting.scene.things) plates.push_back(plate_of(thing));
  for (const PrintedTag& tag : painting.scene.tags) plates.push_back(plate_of(tag));
  const Triple& eye = painting.camera.eye();
  const auto far = [&](const Plate& plate) { return std::hypot(plate.at[0] - eye[0], plate.at[1] - eye[1]); };
  std::stable_sort(plates.begin(), plates.end(), [&](const Plate& a, const Plate& b) {
    const double difference = far(a) - far(b);
    return std::abs(difference) > 0.3 ? difference > 0 : a.at[2] < b.at[2];
  });
  for (const FlatThing& thing : painting.scene.over) plates.push_back(plate_of(thing));
  for (Plate& plate : plates) plate.box = painting.box_of(plate);
  return plates;
}

}  // namespace

Rendered rendered(const RenderedCamera& camera, const Scene& scene, const Exposure& exposure) {
  constexpr int ROWS = 64;  // of a band
  Painting painting{camera, scene, exposure};
  painting.plates = plates_of(painting);
  const int width = camera.lens().width;
  const int height = camera.lens().height;
  Rendered picture{width, height, {}};
  picture.bytes.resize(3 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  side_by_side(static_cast<std::size_t>((height + ROWS - 1) / ROWS), [&](std::size_t i) {
    const int top = static_cast<int>(i) * ROWS;
    Band band(painting, top, std::min(top + ROWS, height));
    band.paint();
    band.develop(picture);
  });
  return picture;
}

}  // namespace linesman::photo_test
