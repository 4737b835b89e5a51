#include "table/tray.h"

#include <algorithm>

namespace linesman {

namespace {

Vec size_of_model(const Tray& tray) {
  const Box box = frame_box(tray.model);
  return box.max - box.min;
}

std::int64_t files_of(const Tray& tray, std::int64_t left) {
  return std::max<std::int64_t>(1, std::min(tray.files, left));
}

/// From the first edge to the last of `models` models with gaps between them.
double extent(std::int64_t count, double each, double gap) {
  const auto n = static_cast<double>(count);
  return n * each + (n - 1) * gap;
}

}  // namespace

std::int64_t ranks_of(const Tray& tray, std::int64_t left) {
  const std::int64_t files = files_of(tray, left);
  return (std::max<std::int64_t>(0, left) + files - 1) / files;
}

double depth_of_rank(const Tray& tray) { return size_of_model(tray).y + tray.gap; }

RectangleBase outline_of(const Tray& tray, std::int64_t left) {
  const Vec size = size_of_model(tray);
  return {extent(files_of(tray, left), size.x, tray.gap),
          extent(std::max<std::int64_t>(1, ranks_of(tray, left)), size.y, tray.gap)};
}

std::vector<Vec> places_on(const Tray& tray, std::int64_t left) {
  const Vec size = size_of_model(tray);
  const std::int64_t files = files_of(tray, left);
  const double front = outline_of(tray, left).length / 2 - size.y / 2;
  std::vector<Vec> places;
  for (std::int64_t first = 0; first < left; first += files) {
    const std::int64_t in_rank = std::min(files, left - first);
    const std::int64_t rank = first / files;
    const double y = front - static_cast<double>(rank) * depth_of_rank(tray);
    const double leftmost = (size.x - extent(in_rank, size.x, tray.gap)) / 2;
    for (std::int64_t j = 0; j < in_rank; ++j)
      places.push_back({leftmost + static_cast<double>(j) * (size.x + tray.gap), y});
  }
  return places;
}

}  // namespace linesman
