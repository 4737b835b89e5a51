// Features moved, turned, scaled and mirrored. Points come out to a ten-thousandth of an inch.
//
// What lies on hexes moves from hex to hex and cannot be turned, scaled or mirrored.
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

/// Each point of a shape where `by` puts it.
FeatureShape mapped(const FeatureShape& shape, const Affine& by);

/// By inches; on hexes by the hexes that come nearest to that.
Result<Feature> moved(const Table& table, const Feature& feature, Vec by);
/// A slope's `uphill` goes along. The width of a line stays.
Result<Feature> transformed(const Table& table, const Feature& feature, const Affine& by);

/// The box of what the document says of the feature: line and width, polygons, hexes. Empty when it has no shape.
Box box_of(const Table& table, const Feature& feature);

/// All features to the edge, or the middle line, of the box round them.
enum class Alignment { west, middle_east_west, east, south, middle_south_north, north };
Result<std::vector<Feature>> aligned(const Table& table, const std::vector<Feature>& features, Alignment where);

}  // namespace linesman
