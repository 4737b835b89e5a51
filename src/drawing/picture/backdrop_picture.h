// A photograph or map that lies on the table under the terrain.
#pragma once

#include <QImage>
#include <QPainter>

#include "drawing/picture/projection.h"
#include "table/game.h"

namespace linesman {

/// Its upper edge lies to the north.
struct BackdropPicture {
  QImage picture;
  Box place;           ///< table inches
  double opacity = 1;  ///< 0 to 1
};

/// Paints the part that lies on the table.
void paint_backdrop(QPainter& painter, const Projection& projection, const Table& table,
                    const BackdropPicture& backdrop);

}  // namespace linesman
