// Edits the corners of a shape, one at a time. The result may be invalid (see `check_feature`), because a shape is also
// shown while a corner is dragged.
#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman {

/// A corner. In a line `ring` and `part` are 0; in a polygon `ring` is 0 for the outer ring and from 1 for holes.
struct VertexAt {
  std::size_t part = 0;
  std::size_t ring = 0;
  std::size_t index = 0;
  friend bool operator==(const VertexAt&, const VertexAt&) = default;
};

/// All corners with their places.
std::vector<std::pair<VertexAt, Vec>> vertices_of(const FeatureShape& shape);

/// A side, from the corner `from` to the next.
struct SideAt {
  VertexAt from;
  Vec begin;
  Vec end;
  Vec middle() const { return (begin + end) * 0.5; }
};
std::vector<SideAt> sides_of(const FeatureShape& shape);

/// The points of the line or ring with that corner.
const std::vector<Vec>& points_at(const FeatureShape& shape, const VertexAt& at);

FeatureShape with_vertex_moved(FeatureShape shape, const VertexAt& at, Vec to);
/// Adds a corner in the side that begins at `from`.
FeatureShape with_vertex_inserted(FeatureShape shape, const VertexAt& from, Vec point);
/// A hole with three corners is removed as a whole. A Problem when an outer ring has only three corners left, or a line
/// only two.
Result<FeatureShape> without_vertex(FeatureShape shape, const VertexAt& at);

}  // namespace linesman
