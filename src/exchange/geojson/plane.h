// How the coordinates of a GeoJSON file lie on the table. Inside `exchange` only.
#pragma once

#include "exchange/import_builder.h"

namespace linesman::exchange {

/// From coordinates of the file to inches on the table. Its lengths are in units of its coordinates, of degrees in
/// metres.
class GeoJsonPlane {
 public:
  /// Plane coordinates; `metre` is how many inches a length that is given in metres is.
  GeoJsonPlane(Vec origin, double inches, double metre) : origin_(origin), inches_(inches), metre_(metre) {}
  /// Degrees of longitude and latitude: a metre is so many inches, round the middle of the map.
  static GeoJsonPlane of_degrees(const Box& degrees, double inches);

  Vec to_table(Vec p) const;
  /// Inches of a length without a unit, and of a metre.
  double unit() const { return inches_; }
  double metre() const { return metre_; }

 private:
  Vec origin_;
  double inches_ = 1;
  double metre_ = 1;
  std::optional<Vec> middle_;  ///< of degrees
};

/// What the coordinates of a file are like.
struct GeoJsonExtent {
  Box all;
  Box shapes;         ///< of lines and polygons alone
  bool fine = false;  ///< one of these has four decimals or more
};

/// A table for what lies in that box of coordinates, unless the builder has one. A Problem where no table can be made
/// of it, or where the coordinates look like degrees and no scale is given.
Result<GeoJsonPlane> plane_for(const Value& file, const GeoJsonExtent& extent, ImportBuilder& builder);

}  // namespace linesman::exchange
