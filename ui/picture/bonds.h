// What a trace tells of nearness when an order is done: who holds a unit together, who stands too near another. Facts
// of the trace only; how near matters is what the ruleset asked to have watched.
#pragma once

#include <vector>

#include "movement/trace.h"

namespace linesman {

/// A piece as it stands when the order is done.
struct EndStand {
  PieceIndex piece{};
  Footprint footprint;
  Pose pose;
};

/// The shortest line between two bases, table inches. Where they overlap both ends are halfway between the centres.
struct Bond {
  PieceIndex one{};
  PieceIndex other{};
  Vec from;  ///< on the base of `one`
  Vec to;
  double distance = 0;  ///< as the trace tells it; 0 when the bases touch or overlap
};

struct Bonds {
  /// Between models of one unit, moved or (where the trace tells of them) standing, that are less apart than the
  /// smallest distance watched within units.
  std::vector<Bond> links;
  /// From moved models to pieces of other units that are less apart than the largest distance watched between the two.
  std::vector<Bond> gaps;
  /// Models of a unit that no chain of links joins to the most of it; of equal groups the first in the document is the
  /// unit's.
  std::vector<EndStand> strays;
};

/// All lists are empty when nothing was watched. `trace` is of `game`.
Bonds bonds_of(const Game& game, const Trace& trace);

/// The shortest line between two bases: `one`, `other` and `distance` are left alone.
Bond shortest_between(const EndStand& one, const EndStand& other);

}  // namespace linesman
