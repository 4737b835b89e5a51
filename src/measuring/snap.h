// Finds the thing or point that a measurement takes hold of when a player points somewhere.
#pragma once

#include <optional>
#include <vector>

#include "geometry/box_index.h"
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

/// The things of one game, indexed.
class SnapIndex {
 public:
  SnapIndex(Game game, BaseOf base_of);
  const Game& game() const { return game_; }

  /// The snap at `point`, the first of: a corner of a base or feature within `reach` inches, the topmost base there,
  /// the nearest border within `reach`, the middle or a corner of a hex, the table's edge, the point itself.
  Snap at(Vec point, double reach, SnapScope scope) const;

 private:
  std::vector<std::uint32_t> near(Vec point, double reach) const;
  std::optional<Snap> corner(Vec point, double reach) const;
  std::optional<Snap> base(Vec point, SnapScope scope) const;
  std::optional<Snap> border(Vec point, double reach) const;
  std::optional<Snap> hex(Vec point, double reach) const;
  std::optional<Snap> table_edge(Vec point, double reach) const;

  Game game_;
  BaseOf base_of_;
  BoxIndex index_;  ///< pieces, then features
};

}  // namespace linesman
