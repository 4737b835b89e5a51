// A designer's plan over the table, and where the models stood at the start.
#pragma once

#include <QPainter>

#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/palette.h"
#include "table/plan.h"

namespace linesman {

/// Zones, objectives, arrows and words in the colours of their sides; under the models.
void paint_plan(QPainter& painter, const Projection& projection, const Game& game, const Palette& palette);

/// One marking, as it stands or as it is being made.
void paint_marking(QPainter& painter, const Projection& projection, const Game& game, const Marking& marking,
                   const Palette& palette);

/// A ghost of each model where it stood at the start, with a line from there to where it stands. Models that have not
/// moved, have come since, or are off the table in either state are left out.
void paint_start(QPainter& painter, const Projection& projection, const Game& start, const Game& now,
                 const Footprints& footprints, const Palette& palette);

}  // namespace linesman
