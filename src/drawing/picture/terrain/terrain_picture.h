// The features of a table, each kind with a texture of its own, sketched once and painted at any scale.
#pragma once

#include <QPainter>
#include <memory>
#include <optional>
#include <vector>

#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "geometry/box_index.h"
#include "table/game.h"

namespace linesman {

struct Sketch;
struct FeatureName;

/// The sketches of a terrain. What is scattered is scattered by the feature's id: the same document is the same
/// picture. Sketching is done when a feature is first painted at a scale that shows its texture. Not thread-safe.
class TerrainPicture {
 public:
  TerrainPicture(std::shared_ptr<const Terrain> terrain, const Table& table);
  /// The same, with what stayed of an earlier picture taken from it.
  TerrainPicture(std::shared_ptr<const Terrain> terrain, const Table& table, const TerrainPicture& earlier);
  ~TerrainPicture();
  TerrainPicture(const TerrainPicture&) = delete;
  TerrainPicture& operator=(const TerrainPicture&) = delete;

  const std::shared_ptr<const Terrain>& terrain() const { return terrain_; }
  /// Where this picture may differ from an earlier one of the same table, table inches.
  std::vector<Box> changed_since(const TerrainPicture& earlier) const;

  /// The features that reach into `part` (table inches), from the ground up: areas, relief, water, surfaces, obstacles,
  /// structures; within these in document order.
  void paint(QPainter& painter, const Projection& projection, const Box& part, const Palette& palette) const;

  /// Their names, where there is room to read them.
  void paint_names(QPainter& painter, const Projection& projection, const Box& part, const Palette& palette) const;

  /// From now on names stay within that part of the table and off these places (table inches): beside where they would
  /// be, or away.
  void keep_names_off(std::vector<Box> places, const Box& within);
  /// Where names are painted under that projection, painter's units.
  std::vector<QRectF> name_boxes(const Projection& projection) const;

  /// The topmost feature at a point, as painted.
  std::optional<FeatureIndex> feature_at(Vec point) const;
  /// All features that lie there, topmost first.
  std::vector<FeatureIndex> features_at(Vec point) const;

 private:
  /// A feature with what is worked out from it. Pictures of terrains that share it share this.
  struct Drawn;

  /// By their pass, from the ground up.
  std::vector<std::size_t> stacked() const;
  /// Of the features as they are stacked. What has never been drawn is measured.
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
  std::optional<std::vector<Box>> no_names_;                 ///< where no name may stand
  Box names_within_;                                         ///< with `no_names_`: where they may
  mutable double names_scale_ = 0;                           ///< at which it was settled which names have room
};

/// The bare table with its edge, and the grids of the style: hexes with coordinates, squares.
void paint_ground(QPainter& painter, const Projection& projection, const Table& table, const Palette& palette);
void paint_grids(QPainter& painter, const Projection& projection, const Table& table, const ViewStyle& style,
                 const Palette& palette);

/// One feature's texture in a rectangle, for legends and pickers.
void paint_kind_swatch(QPainter& painter, const QRectF& in, Kind kind, const Palette& palette);

}  // namespace linesman
