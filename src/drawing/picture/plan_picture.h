// Paints a designer's plan over the table, and the places of the models at the start.
#pragma once

#include <QPainter>

#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/palette.h"
#include "table/plan.h"

namespace linesman {

/// Paints zones, objectives, arrows and words in the colours of their sides; under the models.
void paint_plan(QPainter& painter, const Projection& projection, const Game& game, const Palette& palette);

/// Paints the objectives alone, over what veils the plan. The models stay in front of them.
void paint_objectives(QPainter& painter, const Projection& projection, const Game& game, const Palette& palette);

/// Paints one marking, also while it is being made.
void paint_marking(QPainter& painter, const Projection& projection, const Game& game, const Marking& marking,
                   const Palette& palette);

/// Paints a ghost of each model at its place at the start, with a line to its place now. Models that have not moved,
/// have come since, or are off the table in either state are left out.
void paint_start(QPainter& painter, const Projection& projection, const Game& start, const Game& now,
                 const Footprints& footprints, const Palette& palette);

}  // namespace linesman
