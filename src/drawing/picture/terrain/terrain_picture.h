// The features of a table, each kind with a texture of its own, sketched once and painted at any scale.
#pragma once

#include <QPainter>
#include <memory>
#include <optional>
#include <vector>

#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "geometry/boost/box_index.h"
#include "table/game.h"

namespace linesman {

struct Sketch;
struct FeatureName;

/// The sketches of a terrain. The feature's id seeds its scatter, so that equal documents give equal pictures. A
/// feature is sketched when it is first painted at a scale that shows its texture. Not thread-safe.
class TerrainPicture {
 public:
  TerrainPicture(std::shared_ptr<const Terrain> terrain, const Table& table);
  /// Takes the sketches of unchanged features from an earlier picture.
  TerrainPicture(std::shared_ptr<const Terrain> terrain, const Table& table, const TerrainPicture& earlier);
  ~TerrainPicture();
  TerrainPicture(const TerrainPicture&) = delete;
  TerrainPicture& operator=(const TerrainPicture&) = delete;

  const std::shared_ptr<const Terrain>& terrain() const { return terrain_; }
  /// The boxes in which this picture may differ from an earlier one of the same table, table inches.
  std::vector<Box> changed_since(const TerrainPicture& earlier) const;

  /// Paints the features that reach into `part` (table inches), from the ground up: areas, relief, water, surfaces,
  /// obstacles, structures; within these in document order.
  void paint(QPainter& painter, const Projection& projection, const Box& part, const Palette& palette) const;

  /// Paints their names where there is room to read them.
  void paint_names(QPainter& painter, const Projection& projection, const Box& part, const Palette& palette) const;

  /// From now on names stay within that part of the table and off these places (table inches): they move aside or are
  /// left out.
  void keep_names_off(std::vector<Box> places, const Box& within);
  /// The boxes of the names under that projection, painter's units.
  std::vector<QRectF> name_boxes(const Projection& projection) const;

  /// The topmost feature at a point, as painted.
  std::optional<FeatureIndex> feature_at(Vec point) const;
  /// All features that lie there, topmost first.
  std::vector<FeatureIndex> features_at(Vec point) const;

 private:
  /// A feature with its sketch. Pictures of terrains that share the feature share this, too.
  struct Drawn;

  /// Sorts the features by their pass, from the ground up.
  std::vector<std::size_t> stacked() const;
  /// Indexes the boxes of the features in painting order.
  std::vector<Box> boxes();
  const Sketch& sketch(std::size_t feature) const;
  bool is_at(std::size_t feature, Vec point) const;
  void find_names() const;
  void place_names(double scale) const;
  bool find_place(FeatureName& name, double scale, const std::vector<QRectF>& taken) const;

  std::shared_ptr<const Terrain> terrain_;
  Table table_;
  std::vector<std::shared_ptr<Drawn>> drawn_;                ///< by feature
  std::vector<std::size_t> from_ground_;                     ///< features in painting order
  std::vector<Box> boxes_;                                   ///< in that order
  BoxIndex by_box_;                                          ///< of places in that order: each feature with its texture
  mutable std::unique_ptr<std::vector<FeatureName>> names_;  ///< found when first painted
  std::optional<std::vector<Box>> no_names_;                 ///< boxes without names
  Box names_within_;                                         ///< with `no_names_`: names stand only here
  mutable double names_scale_ = 0;                           ///< the scale for which names were placed
};

/// The bare table with its edge, and the grids of the style: hexes with coordinates, squares.
void paint_ground(QPainter& painter, const Projection& projection, const Table& table, const Palette& palette);
void paint_grids(QPainter& painter, const Projection& projection, const Table& table, const ViewStyle& style,
                 const Palette& palette);

/// One feature's texture in a rectangle, for legends and pickers.
void paint_kind_swatch(QPainter& painter, const QRectF& in, Kind kind, const Palette& palette);

}  // namespace linesman
