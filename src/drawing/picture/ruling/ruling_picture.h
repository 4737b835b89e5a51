// A ruling drawn over the table: the way that was judged, what it costs, where it breaks a rule.
#pragma once

#include <QPainter>
#include <memory>

#include "drawing/picture/models/models_picture.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "referee/referee.h"

namespace linesman {

class RulingLayers;

/// A stretch of the way of a piece to be picked out: of a cost, or the one place of a fault (`from` equals `to`).
struct PathStretch {
  PieceIndex piece{};
  std::size_t step = 0;
  double from = 0;
  double to = 0;

  static PathStretch of(const Cost& cost) { return {cost.piece, cost.step, cost.from, cost.to}; }
  static PathStretch of(const Place& place) { return {place.piece, place.step, place.s, place.s}; }
  friend bool operator==(const PathStretch&, const PathStretch&) = default;
};

/// Footprints along the path, the path coloured by what an inch of it costs, inch ticks, turns, a ghost at the furthest
/// legal point, faults with their numbers, the end poses; and the stretch picked out. `judgement` is of `game`.
/// `kept`: what it keeps need not be painted again, for a screen.
void paint_ruling(QPainter& painter, const Projection& projection, const Game& game, const Judgement& judgement,
                  const std::optional<PathStretch>& picked, const ViewStyle& style, RulingLayers* kept = nullptr);

/// All that `paint_ruling` may touch, table inches; empty when nothing moves.
Box ruling_box(const Projection& projection, const Game& game, const Judgement& judgement);

}  // namespace linesman
