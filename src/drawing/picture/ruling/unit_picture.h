// Paints facts about the models of a unit while it is moved: the rest of each allowance, the chain that holds the unit
// together, models that stand too near.
#pragma once

#include <QPainter>
#include <QString>
#include <vector>

#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "referee/referee.h"

namespace linesman {

// The lines that a ruling shows between pieces after an order (`Ruling::shown`), as they lie on the table. The ruling
// has judged which links hold and which models stand apart.

/// A piece as it stands after the order.
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

/// A gap that the ruling shows, with the shortest line between the two bases. If they touch or overlap, both ends of
/// the line are one point between them.
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

/// The shortest line from one base to another. If corners of one lie in the other, it joins two of the corners and
/// sides; if discs overlap, both ends are halfway between the centres.
Line shortest_line(const EndStand& one, const EndStand& other);

class LabelCache;

/// "3.2 of 6″", with enough decimals that an excess is visible. Inches are in the unit of the style. Empty when neither
/// figure is known.
QString spending_text(const PieceAllowance& piece, const Ruling& ruling, LengthUnit unit);

/// Paints these lines: links that hold from base to base, other links and gaps dashed with their length, strays in an
/// open ring. Nothing when the ruling shows nothing.
void paint_bonds(QPainter& painter, const Projection& projection, const Game& game, const Judgement& judgement,
                 const ViewStyle& style, LabelCache* labels = nullptr);

/// Paints beside each model of an order of several, at its end, the amount spent, its allowance, and a mark whether it
/// is within it. Nothing below 8 painter's units for an inch. In a crowd, models within their allowance may have no
/// chip.
void paint_spendings(QPainter& painter, const Projection& projection, const Judgement& judgement,
                     const ViewStyle& style);

/// The box of all that both may paint, table inches.
Box unit_box(const Projection& projection, const Game& game, const Judgement& judgement);

}  // namespace linesman
