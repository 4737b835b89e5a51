// Cuts the way of a centre into parts that are painted alike.
#pragma once

#include <QPainterPath>
#include <vector>

#include "drawing/picture/projection.h"
#include "rules/ruling.h"

namespace linesman {

/// Whether the trace has a way to show: it leads somewhere, or does not begin at the piece.
bool is_way(const Trace& trace, const PieceTrace& way);

/// A part of a step on which an inch costs the same.
struct WayPart {
  std::size_t step = 0;
  double from = 0;  ///< as `Place::s`
  double to = 0;
  double rate = 1;      ///< the ruling's currency for an inch; 0: the ruling has no cost for it
  bool beyond = false;  ///< behind the furthest legal point
  friend bool operator==(const WayPart&, const WayPart&) = default;
};

/// The pose of a piece after that share of its way, 0 to 1, with turns and climbs.
Pose pose_on_way(const PieceTrace& trace, double share);

/// The legs and hex entries of a piece, in order, with their costs in the ruling.
std::vector<WayPart> way_parts(const Ruling& ruling, const PieceTrace& trace);

/// The way of the centre on that part, painter's units.
QPainterPath centre_path(const Projection& projection, const PieceTrace& trace, const WayPart& part);

/// The area that a base goes over on a leg, painter's units.
QPainterPath swept_path(const Projection& projection, const Footprint& footprint, const TracedStep& step);

/// A mark every `every` inches of the way, over all legs together; hexes are not counted in inches.
struct WayTick {
  Vec at;
  Vec along;             ///< unit, the way of travel
  int number = 0;        ///< from 1
  std::size_t step = 0;  ///< of the trace
};
std::vector<WayTick> way_ticks(const PieceTrace& trace, double every);

/// On a hex grid: the amount that a piece has spent after it entered a hex; in the last hex, with the costs there.
struct SpentInHex {
  Vec at;  ///< the centre of the hex
  double spent = 0;
  bool beyond = false;  ///< behind the furthest legal point
};
/// In the order of the path; empty for a piece whose costs the ruling does not list.
std::vector<SpentInHex> spent_by_hex(const Ruling& ruling, const PieceTrace& trace);

}  // namespace linesman
