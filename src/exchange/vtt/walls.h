// Finds doorways in walls of Universal VTT files, and outlines that are yards of others. Inside `exchange` only.
#pragma once

#include <optional>
#include <vector>

#include "base/vec.h"
#include "geometry/boost/box_index.h"

namespace linesman::exchange {

/// A door or window: its two ends.
struct Doorway {
  Vec from;
  Vec to;
};

/// Cuts doorways out of walls. A door lies a little beside its wall, between two walls, or is the chord of a round
/// wall. A part of a wall that lies along the door, at most `reach` from it and at most 45 degrees to it, is cut out.
class DoorwayCutter {
 public:
  /// All walls together give at most `most_parts` parts; after that, walls stay whole.
  DoorwayCutter(std::vector<Doorway> doors, double reach, std::size_t most_parts);

  /// The parts of a wall that are left; a wall without doors comes back as it is.
  std::vector<Polyline> cut(const Polyline& wall);

  /// Whether a part was cut out for that door.
  bool found_a_wall(std::size_t door) const { return used_.at(door); }
  bool gave_up() const { return gave_up_; }

 private:
  /// A part of a side that is cut out; 0 is the beginning of the side, 1 its end.
  struct Cut {
    double from;
    double to;
  };
  std::vector<Cut> cuts_in(Vec a, Vec b);
  std::optional<Cut> cut_for(const Doorway& door, Vec a, Vec b) const;

  std::vector<Doorway> doors_;
  double reach_;
  std::size_t room_;
  BoxIndex index_;
  std::vector<bool> used_;
  bool gave_up_ = false;
};

/// An outline and the outlines in it that are its yards.
struct WalledIn {
  std::size_t outline = 0;  ///< its place in the list; likewise the yards
  std::vector<std::size_t> yards;
};

/// Each outline that lies in no other one, or in a yard, with its yards: the outlines directly inside it. An outline
/// that crosses another lies in none. If very many lie over one another, the search stops and the rest lie in none.
std::vector<WalledIn> with_yards(const std::vector<Ring>& outlines);

}  // namespace linesman::exchange
