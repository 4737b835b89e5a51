// The corners of a shape, one at a time. What comes out may be invalid (`check_feature` tells): while a corner is being
// dragged it is shown so.
#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman {

/// One corner: of a line `ring` and `part` are 0; of a polygon `ring` is 0 for the outer ring, from 1 a hole.
struct VertexAt {
  std::size_t part = 0;
  std::size_t ring = 0;
  std::size_t index = 0;
  friend bool operator==(const VertexAt&, const VertexAt&) = default;
};

/// Every corner, and where it is.
std::vector<std::pair<VertexAt, Vec>> vertices_of(const FeatureShape& shape);

/// A side: from the corner `from` to the next.
struct SideAt {
  VertexAt from;
  Vec begin;
  Vec end;
  Vec middle() const { return (begin + end) * 0.5; }
};
std::vector<SideAt> sides_of(const FeatureShape& shape);

/// The points of the line or ring that a corner is of.
const std::vector<Vec>& points_at(const FeatureShape& shape, const VertexAt& at);

FeatureShape with_vertex_moved(FeatureShape shape, const VertexAt& at, Vec to);
/// A new corner in the side that begins at `from`.
FeatureShape with_vertex_inserted(FeatureShape shape, const VertexAt& from, Vec point);
/// A hole goes with its third corner from the end. A Problem for the last three corners of an outer ring and the last
/// two of a line.
Result<FeatureShape> without_vertex(FeatureShape shape, const VertexAt& at);

}  // namespace linesman
