// The lines that a ruling shows between pieces when an order is done (`Ruling::shown`), as they lie on the table. What
// holds and who stands apart the ruling has judged.
#pragma once

#include <vector>

#include "referee/referee.h"

namespace linesman {

/// A piece as it stands when the order is done.
struct EndStand {
  PieceIndex piece{};
  Footprint footprint;
  Pose pose;
};

/// A straight line on the table, inches.
struct Line {
  Vec from;
  Vec to;
};

/// A gap that the ruling shows, with the shortest line between the two bases. Where they touch or overlap both of its
/// ends are the same point, between them.
struct Bond {
  ShownGap gap;
  Line line;  ///< from the base of `gap.piece` to that of `gap.other`
};

struct Bonds {
  std::vector<Bond> links;
  std::vector<Bond> gaps;
  std::vector<EndStand> strays;
};

/// All lists are empty when the ruling shows nothing. `judgement` is of `game`.
Bonds bonds_of(const Game& game, const Judgement& judgement);

/// The shortest line from one base to another. Of bases whose corners lie in one another it joins two of the corners
/// and sides; of discs that overlap both ends are halfway between the centres.
Line shortest_line(const EndStand& one, const EndStand& other);

}  // namespace linesman
