// The least size of a marker for a camera that watches a table.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "base/value.h"
#include "words/answer_lines.h"

namespace linesman {

/// The pixels of a film.
struct FilmSize {
  int width = 1920;
  int height = 1080;
};

/// "1080p", "720p" and "4k".
std::optional<FilmSize> film_size(std::string_view name);

/// Tilts of a camera from straight down, degrees.
inline constexpr std::array<double, 4> TILTS{0, 15, 30, 45};

/// The least side of a marker, inches, on a table of that size that is just in the picture of a lens of 28 mm; its
/// cells have 3 pixels in the worst corner.
double least_marker(const FilmSize& film, double width, double depth, double tilt);

/// These sizes for all tilts, in millimetres.
AnswerLines marker_size_lines(const FilmSize& film, double width, double depth);

}  // namespace linesman
