// The names beside models.
#pragma once

#include <QPainter>
#include <vector>

#include "ui/picture/base_outline.h"
#include "ui/picture/palette.h"

namespace linesman {

/// The names of these models, each beside its base and off the bases of others; one that finds no room is left out.
void paint_model_names(QPainter& painter, const Projection& projection, const Game& game, const Footprints& footprints,
                       const std::vector<PieceIndex>& shown, const Palette& palette);

}  // namespace linesman
