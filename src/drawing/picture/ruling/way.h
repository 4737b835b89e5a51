// The way of a centre cut into parts that are painted alike.
#pragma once

#include <QPainterPath>
#include <vector>

#include "drawing/picture/projection.h"
#include "rules/ruling.h"

namespace linesman {

/// Whether that way, of the trace, is one to be shown: it goes somewhere, or begins elsewhere than the piece stands.
bool is_way(const Trace& trace, const PieceTrace& way);

/// A part of a step on which an inch costs the same.
struct WayPart {
  std::size_t step = 0;
  double from = 0;  ///< as `Place::s`
  double to = 0;
  double rate = 1;      ///< the ruling's currency for an inch; 0: nothing is said of it
  bool beyond = false;  ///< behind the furthest legal point
  friend bool operator==(const WayPart&, const WayPart&) = default;
};

/// Where a piece is when it has gone that share, 0 to 1, of its way, turning and climbing included.
Pose pose_on_way(const PieceTrace& trace, double share);

/// The legs and hex entries of a piece, in order, by what the costs of the ruling say of them.
std::vector<WayPart> way_parts(const Ruling& ruling, const PieceTrace& trace);

/// The way of the centre on that part, painter's units.
QPainterPath centre_path(const Projection& projection, const PieceTrace& trace, const WayPart& part);

/// The area that a base goes over on a leg, painter's units.
QPainterPath swept_path(const Projection& projection, const Footprint& footprint, const TracedStep& step);

/// A mark every so many inches of the way gone, over all legs together; hexes are not counted in inches.
struct WayTick {
  Vec at;
  Vec along;             ///< unit, the way of travel
  int number = 0;        ///< from 1
  std::size_t step = 0;  ///< of the trace
};
std::vector<WayTick> way_ticks(const PieceTrace& trace, double every);

/// On a hex grid: what a piece has spent when it has entered a hex; in the last, with what it still spends there.
struct SpentInHex {
  Vec at;  ///< the centre of the hex
  double spent = 0;
  bool beyond = false;  ///< behind the furthest legal point
};
/// In path order; empty for a piece of whose costs the ruling does not tell.
std::vector<SpentInHex> spent_by_hex(const Ruling& ruling, const PieceTrace& trace);

}  // namespace linesman
