// Rectangles by where they lie, so that only those near a place are looked at.
#pragma once

#include <QRectF>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace linesman {

class RectGrid {
 public:
  RectGrid() = default;
  explicit RectGrid(const std::vector<QRectF>& rects) {
    for (const QRectF& rect : rects) add(rect);
  }

  void add(const QRectF& rect) {
    each_cell(rect, [&](std::int64_t cell) {
      cells_[cell].push_back(rect);
      return false;
    });
  }

  /// Whether `is` holds for one of those that share a cell with `place`: for each that meets it, and for others.
  template <class Is>
  bool any_near(const QRectF& place, Is is) const {
    return each_cell(place, [&](std::int64_t cell) {
      const auto here = cells_.find(cell);
      return here != cells_.end() && std::any_of(here->second.begin(), here->second.end(), is);
    });
  }

 private:
  static constexpr double CELL = 64;

  /// Until `visit` is true; whether it ever was.
  template <class Visit>
  static bool each_cell(const QRectF& rect, Visit visit) {
    const auto cell = [](double x) { return static_cast<std::int64_t>(std::floor(x / CELL)); };
    for (std::int64_t row = cell(rect.top()); row <= cell(rect.bottom()); ++row)
      for (std::int64_t column = cell(rect.left()); column <= cell(rect.right()); ++column)
        if (visit(row * 0x100000000 + column)) return true;
    return false;
  }

  std::unordered_map<std::int64_t, std::vector<QRectF>> cells_;
};

}  // namespace linesman
