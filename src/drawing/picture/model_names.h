// The names beside models.
#pragma once

#include <QPainter>
#include <memory>
#include <mutex>
#include <vector>

#include "drawing/picture/base_outline.h"
#include "drawing/picture/palette.h"

namespace linesman {

class LabelCache;

/// A name and the box that it fills, painter's units.
struct PlacedName {
  QString text;
  QRectF box;
  friend bool operator==(const PlacedName&, const PlacedName&) = default;
};

/// Painter's units for an inch from which on models are named.
inline constexpr double NAME_SCALE = 8;

/// Where the names of these models stand, each beside its base, within that part of the table and of those that stand
/// in it (empty: on the table, or where the model is), off the bases of others and off what is taken already (painter's
/// units); one that finds no room is left out.
std::vector<PlacedName> placed_model_names(const Projection& projection, const Game& game, const Footprints& footprints,
                                           const std::vector<PieceIndex>& shown, const std::vector<QRectF>& taken = {},
                                           const Box& within = {});

/// Names that were placed at that scale, for a table whose corner lies at `origin` now, as far as they reach into
/// `part` (painter's units).
void paint_model_names(QPainter& painter, const std::vector<PlacedName>& names, double scale, QPointF origin,
                       const QRectF& part, const Palette& palette, LabelCache* kept = nullptr);

/// The names of all models of a game, placed once for a scale: whatever part is painted, they stand in the same places.
/// Thread-safe.
class ModelNames {
 public:
  using List = std::shared_ptr<const std::vector<PlacedName>>;

  ModelNames(Game game, Footprints footprints) : game_(std::move(game)), footprints_(std::move(footprints)) {}

  /// From the table's corner.
  List at(double scale);
  /// The same, or nullptr when they were not placed for that scale.
  List known(double scale);

 private:
  Game game_;
  Footprints footprints_;
  std::mutex mutex_;
  double scale_ = 0;
  List names_;
};

}  // namespace linesman
