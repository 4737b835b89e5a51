// Paints a clock over a table: bands of turns, contested ground, objectives, gaps; and its key.
#pragma once

#include <QPainter>
#include <memory>
#include <optional>

#include "clock/answer.h"
#include "drawing/picture/clock/first_ground.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "table/game.h"

namespace linesman {

/// A clock as a picture shows it.
struct ClockSnapshot {
  std::shared_ptr<const ClockAnswer> answer;
  std::shared_ptr<const FirstGround> ground;
  int turn = 0;                         ///< the bands up to that turn; 0: all
  bool current = true;                  ///< it is about the table that is shown; otherwise it is grey
  bool tables = true;                   ///< objectives carry their chances
  std::optional<std::size_t> threat{};  ///< in place of all that: where this side can be with its next order

  int last_turn() const { return turn > 0 ? turn : answer->turns; }

  static ClockSnapshot of(const Table& table, ClockAnswer answer);
};

/// Ground is filled in the colour of the side that is surely there first, the earlier the darker; dotted where nothing
/// is known. The edge of each band has its turn on it. White lines are where two sides come equally early. The
/// objectives of the plan lie above all that.
void paint_clock(QPainter& painter, const Projection& projection, const Game& game, const ClockSnapshot& snapshot,
                 const ViewStyle& style);

/// The signs of a clock in words. Returns the size; paints only with a painter.
QSizeF paint_clock_key(QPainter* painter, QPointF top_left, const Game& game, const ClockSnapshot& snapshot,
                       const ViewStyle& style);

/// How thick the bar of a gap is, painter's units: by the share of ways that lead through it.
double gap_breadth(const GapSideTold& side);

}  // namespace linesman
