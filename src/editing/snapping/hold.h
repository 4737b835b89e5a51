// Snapping while measuring: the thing or point that a measurement takes hold of when a player points somewhere.
#pragma once

#include <optional>

#include "editing/snapping/snap_index.h"
#include "measuring/measurement.h"

namespace linesman {

enum class SnapKind { open_ground, corner, border, base, table_edge, hex };

struct Snap {
  Anchor anchor;
  Vec at;  ///< the point that stands for the anchor
  SnapKind kind = SnapKind::open_ground;
};

/// The kind of hold that a measurement wants.
enum class SnapScope {
  thing,  ///< on a base the whole base, measured from its edge
  point   ///< on a base one of its marked points (measuring/outline.h)
};

/// The snap at `point`, the first of: a corner of a base or feature within `reach` inches, the topmost base there, the
/// nearest border within `reach`, the middle or a corner of a hex, the table's edge, the point itself.
Snap hold_at(const SnapIndex& index, Vec point, double reach, SnapScope scope);

}  // namespace linesman
