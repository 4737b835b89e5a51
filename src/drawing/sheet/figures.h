// Makes the figure of a ruled move: the whole table small, beside it the move to scale.
#pragma once

#include "base/lengths.h"
#include "base/vec.h"
#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/models/state_marks.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "drawing/picture/ruling/reach_steps.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/sheet_case.h"
#include "reach/questions/reach.h"
#include "referee/referee.h"
#include "table/game.h"

namespace linesman {

/// The key of a map: sides, and the kinds of terrain in a part of the table, in two columns in that room of a figure;
/// many are drawn smaller. Each sign is a drawing of its own, so that it is clipped. Inside `sheet` only.
std::vector<Drawing> map_key(const Game& game, const Box& part, const QRectF& room);

/// The subject of the pictures of a sheet. It is shared, because they are painted later. `judgement` may be nullptr.
struct PicturedMove {
  Game game;
  Footprints footprints;
  std::shared_ptr<const Judgement> judgement;
  LengthUnit unit = LengthUnit::inch;
  std::shared_ptr<const StatusReading> statuses{};  ///< nullptr: all are read
  std::shared_ptr<const Together> together{};       ///< of several models: where all may stop; or nullptr
};

/// Of a game under a ruleset; nullptr: it is not installed.
PicturedMove pictured(const Game& game, const Ruleset* ruleset, std::shared_ptr<const Judgement> judgement,
                      LengthUnit unit);

/// The space between a picture and its neighbour.
inline constexpr double BESIDE_PICTURE = 14;

/// The style of pictures on paper: light, with the usual parts.
ViewStyle paper_style(LengthUnit unit);

/// The part of a table that a close-up shows, at a round scale.
struct CloseUp {
  double denominator = 1;  ///< of the scale: 1:12
  Projection projection;   ///< into the place of the close-up
};

/// The close-up at the largest round scale, at most life size, at which the move and the marks beside it fit into that
/// size. As much of the place as possible shows the table. The ruling has something to draw.
CloseUp close_up_of(const Game& game, const Judgement& judgement, QSizeF room);

/// "1:12".
QString scale_words(double denominator);

/// The figure of a move; without a judgement, of the table alone.
Figure move_figure(const PicturedMove& move);
Figure table_figure(const PicturedMove& move);

/// The reach of a case's order in its game; for a unit, that of each piece. Nullptr when the ruleset is not installed
/// or has no fares. It takes a second.
std::shared_ptr<const ReachSnapshot> reach_of_case(const SheetCase& sheet_case);

/// The figure of a reach: its part of the table, with its key. The judgement of `move` is not drawn.
Figure reach_figure(const PicturedMove& move, std::shared_ptr<const ReachSnapshot> reach);

}  // namespace linesman
