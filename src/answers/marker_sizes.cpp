#include "answers/marker_sizes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/lengths.h"

namespace linesman {

namespace {

constexpr double LENS = 28;                 // mm, as of a film of 35 mm
constexpr double DIAGONAL_OF_FILM = 43.27;  // mm
constexpr double FILLED = 0.95;             // share of the picture that the table fills
constexpr double CELLS = 8;                 // along a marker
constexpr double CELL_PIXELS = 3;
constexpr int HALVINGS = 60;

/// A table from its southern side, in a picture whose middle is 0, 0; y goes up.
class TableView {
 public:
  TableView(const FilmSize& film, double width, double depth, double tilt)
      : film_(film),
        width_(width),
        depth_(depth),
        focal_(LENS / DIAGONAL_OF_FILM * std::hypot(film.width, film.height)),
        sin_(std::sin(tilt * std::numbers::pi / 180)),
        cos_(std::cos(tilt * std::numbers::pi / 180)) {
    double near = 1;
    double far = 100 * (width + depth);
    for (int i = 0; i < HALVINGS; ++i) {
      distance_ = (near + far) / 2;
      (fits() ? far : near) = distance_;
    }
    distance_ = far;
    fits();
  }

  /// The least length of an inch on the table in any direction, in its worst corner, pixels.
  double least_inch() const {
    double least = HUGE_VAL;
    for (const double x : {0.0, width_})
      for (const double y : {0.0, depth_}) least = std::min(least, least_inch_at({x, y}));
    return least;
  }

 private:
  std::optional<Vec> seen(Vec place) const {
    const double north = place.y - aim_ + distance_ * sin_;
    const double down = distance_ * cos_;
    const double ahead = north * sin_ + down * cos_;
    if (ahead <= 0) return std::nullopt;
    return Vec{focal_ * (place.x - width_ / 2) / ahead, focal_ * (north * cos_ - down * sin_) / ahead};
  }

  /// Aims so that the near and the far edge are as far from the middle; whether the whole table is then in the picture.
  bool fits() {
    double south = -depth_;
    double north = 2 * depth_;
    for (int i = 0; i < HALVINGS; ++i) {
      aim_ = (south + north) / 2;
      const auto far = seen({width_ / 2, depth_});
      const auto near = seen({width_ / 2, 0});
      if (!far || !near) return false;
      (far->y + near->y > 0 ? south : north) = aim_;
    }
    for (const double x : {0.0, width_})
      for (const double y : {0.0, depth_}) {
        const auto corner = seen({x, y});
        if (!corner || std::abs(corner->x) > FILLED * film_.width / 2 ||
            std::abs(corner->y) > FILLED * film_.height / 2)
          return false;
      }
    return true;
  }

  /// The lesser singular value of what the camera does with small steps there.
  double least_inch_at(Vec place) const {
    constexpr double STEP = 1e-4;
    const auto from = seen(place);
    const auto east = seen({place.x + STEP, place.y});
    const auto north = seen({place.x, place.y + STEP});
    if (!from || !east || !north) return 0;
    const Vec a = (*east - *from) * (1 / STEP);
    const Vec b = (*north - *from) * (1 / STEP);
    const double half = (dot(a, a) + dot(b, b)) / 2;
    const double area = cross(a, b);
    return std::sqrt(std::max(0.0, half - std::sqrt(std::max(0.0, half * half - area * area))));
  }

  FilmSize film_;
  double width_;
  double depth_;
  double focal_;
  double sin_;
  double cos_;
  double distance_ = 1;  ///< from the eye to the place that it aims at, inches
  double aim_ = 0;       ///< inches from the southern edge
};

}  // namespace

std::optional<FilmSize> film_size(std::string_view name) {
  if (name == "720p") return FilmSize{1280, 720};
  if (name == "1080p") return FilmSize{1920, 1080};
  if (name == "4k" || name == "4K") return FilmSize{3840, 2160};
  return std::nullopt;
}

double least_marker(const FilmSize& film, double width, double depth, double tilt) {
  // A camera stands at a long side.
  return CELL_PIXELS * CELLS / TableView(film, std::max(width, depth), std::min(width, depth), tilt).least_inch();
}

AnswerLines marker_size_lines(const FilmSize& film, double width, double depth) {
  AnswerLines lines{{said<"The least side of a model's marker on a table of {a} by {b} inches:">(width, depth)}};
  constexpr double SAFE = 4.0 / 3;
  for (const double tilt : TILTS) {
    const double least = least_marker(film, width, depth, tilt) * MILLIMETRES_IN_AN_INCH;
    lines.push_back(
        {said<"at a tilt of {n} degrees {a} mm, to be safe {b} mm.">(tilt, Number{least, 0}, Number{SAFE * least, 0}),
         true});
  }
  return lines;
}

}  // namespace linesman
