// The names beside models.
#pragma once

#include <QPainter>
#include <vector>

#include "ui/picture/base_outline.h"
#include "ui/picture/palette.h"

namespace linesman {

/// The names of these models, each beside its base, within that part of the table and of those that stand in it (empty:
/// on the table, or where the model is), off the bases of others and off what is taken already (painter's units); one
/// that finds no room is left out.
void paint_model_names(QPainter& painter, const Projection& projection, const Game& game, const Footprints& footprints,
                       const std::vector<PieceIndex>& shown, const Palette& palette, std::vector<QRectF> taken = {},
                       const Box& within = {});

}  // namespace linesman
