// Paints a ruling over the table: the judged way, its costs, and the places where it breaks a rule.
#pragma once

#include <QPainter>
#include <memory>

#include "drawing/picture/models/models_picture.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "referee/referee.h"

namespace linesman {

class RulingLayers;

/// A highlighted stretch of the way of a piece: that of a cost, or the place of a fault (`from` equals `to`).
struct PathStretch {
  PieceIndex piece{};
  std::size_t step = 0;
  double from = 0;
  double to = 0;

  static PathStretch of(const Cost& cost) { return {cost.piece, cost.step, cost.from, cost.to}; }
  static PathStretch of(const Place& place) { return {place.piece, place.step, place.s, place.s}; }
  friend bool operator==(const PathStretch&, const PathStretch&) = default;
};

/// Paints footprints along the path, the path coloured by the cost of an inch, inch ticks, turns, a ghost at the
/// furthest legal point, faults with their numbers, the end poses, and the highlighted stretch. `judgement` is of
/// `game`. For a screen, `kept` saves painting the settled steps again.
void paint_ruling(QPainter& painter, const Projection& projection, const Game& game, const Judgement& judgement,
                  const std::optional<PathStretch>& picked, const ViewStyle& style, RulingLayers* kept = nullptr);

/// The box of all that `paint_ruling` may paint, table inches; empty when nothing moves.
Box ruling_box(const Projection& projection, const Game& game, const Judgement& judgement);

}  // namespace linesman
