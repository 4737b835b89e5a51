// Moves, turns, scales and mirrors features. Points are rounded to a ten-thousandth of an inch.
//
// A feature on hexes moves from hex to hex; it cannot be turned, scaled or mirrored.
#pragma once

#include "base/result.h"
#include "table/game.h"

namespace linesman {

/// x' = a x + b y + e, y' = c x + d y + f, in the table's frame.
struct Affine {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

  Vec operator()(Vec p) const { return {a * p.x + b * p.y + e, c * p.x + d * p.y + f}; }
  static Affine shift(Vec by) { return {1, 0, 0, 1, by.x, by.y}; }
  /// Clockwise, degrees.
  static Affine turn(Vec about, double degrees);
  /// Neither factor is 0; one below 0 mirrors.
  static Affine scale(Vec about, double east, double north);
};

/// The shape with each point mapped by `by`.
FeatureShape mapped(const FeatureShape& shape, const Affine& by);

/// Moves by inches; a feature on hexes moves by the nearest number of whole hexes.
Result<Feature> moved(const Table& table, const Feature& feature, Vec by);
/// Maps a feature. The `uphill` of a slope turns with it; the width of a line stays.
Result<Feature> transformed(const Table& table, const Feature& feature, const Affine& by);

/// The box of a feature: line and width, polygons, hexes. Empty without a shape.
Box box_of(const Table& table, const Feature& feature);

/// Aligns all features to an edge, or a middle line, of the box round them.
enum class Alignment { west, middle_east_west, east, south, middle_south_north, north };
Result<std::vector<Feature>> aligned(const Table& table, const std::vector<Feature>& features, Alignment where);

}  // namespace linesman
