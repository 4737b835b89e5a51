// What the table shows of the turn: a tick on each model that has moved, and faintly from where the last move came.
#pragma once

#include <QPainter>
#include <vector>

#include "ui/table/scene.h"

namespace linesman {

/// The way of a model by the last move.
struct Trail {
  PieceIndex piece{};
  Pose from;             ///< in which it stood before
  std::vector<Vec> way;  ///< of its centre, table inches: from there to where it stands
};

struct TurnMarks {
  std::vector<PieceIndex> moved;
  std::vector<Trail> trails;

  /// Only what reaches into `part`, painter's units.
  void paint(QPainter& painter, const Projection& projection, const Scene& scene, const QRectF& part) const;
};

/// Over a table that is shown as it stood: a wash and a frame in a colour that nothing of the present has.
void paint_past_wash(QPainter& painter, const QRectF& frame, const Palette& palette);

}  // namespace linesman
