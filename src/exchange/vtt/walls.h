// Walls of Universal VTT files: their doorways, and outlines that are yards of others. Inside `exchange` only.
#pragma once

#include <optional>
#include <vector>

#include "base/vec.h"
#include "geometry/box_index.h"

namespace linesman::exchange {

/// A door or window: its two ends.
struct Doorway {
  Vec from;
  Vec to;
};

/// Cuts doorways out of walls. A door lies a little beside its wall, between two walls, or is the chord of a round one:
/// what of a wall lies along the door, no farther from it than `reach` and at no more than 45 degrees to it, goes.
class DoorwayCutter {
 public:
  /// At most `most_parts` come of all walls; when that is passed, walls stay whole.
  DoorwayCutter(std::vector<Doorway> doors, double reach, std::size_t most_parts);

  /// What is left of a wall; a wall that nothing is cut out of comes back as it is.
  std::vector<Polyline> cut(const Polyline& wall);

  /// Whether anything was cut out for that door so far.
  bool found_a_wall(std::size_t door) const { return used_.at(door); }
  bool gave_up() const { return gave_up_; }

 private:
  /// A stretch of a side that goes, from 0 at its beginning to 1 at its end.
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

/// One outline with those that lie in it as its yards.
struct WalledIn {
  std::size_t outline = 0;  ///< places in the list
  std::vector<std::size_t> yards;
};

/// Each outline that lies in none, or in a yard, with its yards: those that lie in it and in no other in between. What
/// crosses others is in none. Where so many lie over one another that it cannot be told soon, the rest are in none.
std::vector<WalledIn> with_yards(const std::vector<Ring>& outlines);

}  // namespace linesman::exchange
