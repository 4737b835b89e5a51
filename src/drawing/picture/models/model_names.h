// Finds places for the names beside models.
#pragma once

#include <QPainter>
#include <QRectF>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/palette.h"

namespace linesman {

/// An index of rectangles by place, so that only those near a place are tested.
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

  /// Whether `is` holds for one of those that share a cell with `place`. These are all that meet it, and some others.
  template <class Is>
  bool any_near(const QRectF& place, Is is) const {
    return each_cell(place, [&](std::int64_t cell) {
      const auto here = cells_.find(cell);
      return here != cells_.end() && std::any_of(here->second.begin(), here->second.end(), is);
    });
  }

 private:
  static constexpr double CELL = 64;

  /// Visits them until `visit` returns true; returns whether it did.
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

class LabelCache;

/// A name and the box that it fills, painter's units.
struct PlacedName {
  QString text;
  QRectF box;
  friend bool operator==(const PlacedName&, const PlacedName&) = default;
};

/// Painter's units for an inch; models have names from this scale on.
inline constexpr double NAME_SCALE = 8;

/// Places for the names of these models, each beside its base, inside that part of the table (empty: on the table, or
/// where the model is), off the bases of other models and off the places in `taken` (painter's units). A name without
/// room is left out.
std::vector<PlacedName> placed_model_names(const Projection& projection, const Game& game, const Footprints& footprints,
                                           const std::vector<PieceIndex>& shown, const std::vector<QRectF>& taken = {},
                                           const Box& within = {});

/// Paints names that were placed at that scale, for a table whose corner is at `origin` now, if they reach into `part`
/// (painter's units).
void paint_model_names(QPainter& painter, const std::vector<PlacedName>& names, double scale, QPointF origin,
                       const QRectF& part, const Palette& palette, LabelCache* kept = nullptr);

/// The names of all models of a game, placed once for a scale. Their places do not depend on the part that is painted.
/// Thread-safe.
class ModelNames {
 public:
  using List = std::shared_ptr<const std::vector<PlacedName>>;

  ModelNames(Game game, Footprints footprints) : game_(std::move(game)), footprints_(std::move(footprints)) {}

  /// Their places, from the table's corner.
  List at(double scale);
  /// Their places, or nullptr when they were not placed for that scale.
  List known(double scale);

 private:
  Game game_;
  Footprints footprints_;
  std::mutex mutex_;
  double scale_ = 0;
  List names_;
};

}  // namespace linesman
