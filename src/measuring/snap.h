// Where a measurement takes hold when a player points somewhere: exactly on what lies there.
#pragma once

#include <optional>
#include <vector>

#include "geometry/box_index.h"
#include "measuring/measurement.h"

namespace linesman {

enum class SnapKind { open_ground, corner, border, base, table_edge, hex };

struct Snap {
  Anchor anchor;
  Vec at;  ///< the point that stands for it
  SnapKind kind = SnapKind::open_ground;
};

/// What a measurement wants to take hold of.
enum class SnapScope {
  thing,  ///< on a base the whole base, from its edge
  point   ///< on a base one of its marked points (measuring/outline.h)
};

/// The things of one game, indexed.
class Snapping {
 public:
  Snapping(Game game, BaseOf base_of);
  const Game& game() const { return game_; }

  /// What is held at `point`: a corner of a base or feature no farther than `reach`, else the base that is there (the
  /// topmost), else the nearest border no farther than `reach`, else the middle or a corner of a hex, else the table's
  /// edge, else the point itself.
  Snap at(Vec point, double reach, SnapScope wish) const;

 private:
  std::vector<std::uint32_t> near(Vec point, double reach) const;
  std::optional<Snap> corner(Vec point, double reach) const;
  std::optional<Snap> base(Vec point, SnapScope wish) const;
  std::optional<Snap> border(Vec point, double reach) const;
  std::optional<Snap> hex(Vec point, double reach) const;
  std::optional<Snap> table_edge(Vec point, double reach) const;

  Game game_;
  BaseOf base_of_;
  BoxIndex index_;  ///< pieces, then features
};

}  // namespace linesman
