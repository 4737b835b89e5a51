// What a ruling shows along the steps of its ways: the ground gone over, what each stretch costs, inches, turns.
#pragma once

#include <QPainter>
#include <cstdint>

#include "drawing/picture/palette.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/projection.h"
#include "referee/referee.h"

namespace linesman {

struct RulingCanvas {
  QPainter& painter;
  const Projection& projection;
  const Game& game;
  const Judgement& judgement;
  const Palette& palette;
  LengthUnit unit;
  LabelCache* labels;     ///< nullptr: labels are painted from their outlines
  ModelSprites* sprites;  ///< nullptr: so are models

  QPointF paper(Vec p) const { return projection.to_paper(p); }
};

/// Steps of a trace by their places: from `first` up to `end`, without it.
struct StepRange {
  std::size_t first = 0;
  std::size_t end = SIZE_MAX;
  bool holds(std::size_t step) const { return step >= first && step < end; }
};

/// Whether ticks and angles stand along the way: of several only for the one of whose costs the ruling tells.
bool is_measured(const Judgement& judgement, const PieceTrace& trace);

/// The ground that the base sweeps over, pale.
void paint_swept(const RulingCanvas& c, const PieceTrace& trace);
/// The base again every few inches and after each step.
void paint_outlines(const RulingCanvas& c, const PieceTrace& trace, StepRange steps);
/// The way of the centre, thick; and over it in the colour of what each stretch costs.
void paint_way_halo(const RulingCanvas& c, const PieceTrace& trace, StepRange steps);
void paint_way_costs(const RulingCanvas& c, const PieceTrace& trace, StepRange steps);
void paint_turns(const RulingCanvas& c, const PieceTrace& trace, StepRange steps);
/// A tick for each unit of the way gone, numbered where there is room.
void paint_ticks(const RulingCanvas& c, const PieceTrace& trace, StepRange steps);
/// In each hex what has been spent when it is entered.
void paint_spent_in_hexes(const RulingCanvas& c, const PieceTrace& trace);

}  // namespace linesman
