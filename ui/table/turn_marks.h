// The marks of the turn on the table: a tick on each model that has moved, a faint trail from where the last move came,
// and the places where models should stand that the players' own table has elsewhere.
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

/// Where a model should stand.
struct RightPlace {
  PieceIndex piece{};
  Pose pose;
  friend bool operator==(const RightPlace&, const RightPlace&) = default;
};

struct TurnMarks {
  std::vector<PieceIndex> moved;
  std::vector<Trail> trails;
  std::vector<RightPlace> right_places{};  ///< ringed

  /// Only what reaches into `part`, painter's units.
  void paint(QPainter& painter, const Projection& projection, const Scene& scene, const QRectF& part) const;
};

/// Over a table that is shown as it stood: a wash and a frame in a colour that nothing of the present has.
void paint_past_wash(QPainter& painter, const QRectF& frame, const Palette& palette);

}  // namespace linesman
