// The picture of a ruled move: the whole table small, beside it the move to scale.
#pragma once

#include "base/lengths.h"
#include "base/vec.h"
#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "drawing/picture/ruling/reach_steps.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/sheet_case.h"
#include "reach/questions/reach.h"
#include "referee/referee.h"
#include "table/game.h"

namespace linesman {

// What the signs of a map mean. Inside `ui/sheet` only.

/// Sides, and the kinds of terrain in a part of the table, in two columns in that room of a figure, smaller where they
/// are many. Each sign is a drawing of its own, so that none spills into another.
std::vector<Drawing> map_key(const Game& game, const Box& part, const QRectF& room);

/// What the pictures of a sheet are of, in shared hands: they are painted later. `judgement` may be nullptr.
struct PicturedMove {
  Game game;
  Footprints footprints;
  std::shared_ptr<const Judgement> judgement;
  LengthUnit unit = LengthUnit::inch;
};

/// Between a picture and what stands beside it.
inline constexpr double BESIDE_PICTURE = 14;

/// The style of pictures on paper: light, with the usual parts.
ViewStyle paper_style(LengthUnit unit);

/// The part of a table that a close-up shows, at a round scale.
struct CloseUp {
  double denominator = 1;  ///< of the scale: 1:12
  Projection projection;   ///< into the close-up's own place
};

/// The largest round scale, at most life size, at which the move and what is marked beside it have room in a place of
/// that size; as much as can be of the place lies on the table. The ruling has something to draw.
CloseUp close_up_of(const Game& game, const Judgement& judgement, QSizeF room);

/// "1:12".
QString scale_words(double denominator);

/// Without a judgement the table alone.
Figure move_figure(const PicturedMove& move);
Figure table_figure(const PicturedMove& move);

// Where the pieces of an order could have gone, on a sheet.

/// The reach of a case's order, from its game as it stood; of a unit that of each piece. Nullptr where it cannot be
/// told: the rules are not at hand, or say nothing beforehand. It takes a second.
std::shared_ptr<const ReachSnapshot> reach_of_case(const SheetCase& sheet_case);

/// The part of the table in which it lies, with its key. The judgement of `move` is not drawn.
Figure reach_figure(const PicturedMove& move, std::shared_ptr<const ReachSnapshot> reach);

}  // namespace linesman
