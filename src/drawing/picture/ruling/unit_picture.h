// What a player wants to see of the models of a unit while it is moved: what each may still go, the chain that holds
// the unit together, who stands too near.
#pragma once

#include <QPainter>
#include <QString>
#include <vector>

#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "referee/referee.h"

namespace linesman {

// The lines that a ruling shows between pieces when an order is done (`Ruling::shown`), as they lie on the table. What
// holds and who stands apart the ruling has judged.

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

class LabelCache;

/// "3.2 of 6″": so many decimals that too much never looks like enough. Inches in the look's unit. Empty when neither
/// figure is known.
QString spending_text(const PieceAllowance& piece, const Ruling& ruling, LengthUnit unit);

/// Where the order leads, by the ruling (`bonds.h`): links that hold as lines from base to base, other links and gaps
/// dashed with their length, strays in an open ring. Nothing where the ruling shows nothing.
void paint_bonds(QPainter& painter, const Projection& projection, const Game& game, const Judgement& judgement,
                 const ViewStyle& style, LabelCache* labels = nullptr);

/// Beside each model that an order of several has moved, where it ends: what it has spent, of how much, and a mark
/// whether that is within it. Nothing below 8 painter's units for an inch. Where it is crowded, models that keep within
/// their allowance go without rather than over another's.
void paint_spendings(QPainter& painter, const Projection& projection, const Judgement& judgement,
                     const ViewStyle& style);

/// All that both may touch, table inches.
Box unit_box(const Projection& projection, const Game& game, const Judgement& judgement);

}  // namespace linesman
