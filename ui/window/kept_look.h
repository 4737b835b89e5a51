// How the table looks, kept between two runs of the program.
#pragma once

#include <QPointF>
#include <optional>

#include "drawing/picture/palette.h"

namespace linesman {

/// What was kept, over `look` where nothing was.
Look kept_look(Look look);
void keep_look(const Look& look);

/// Where the legend was dragged to on the table, in pixels from the frame's corner; none: nowhere.
std::optional<QPointF> kept_legend_place();
void keep_legend_place(std::optional<QPointF> place);

}  // namespace linesman
