// Bases at the edge of the table.
#pragma once

#include "table/game.h"

namespace linesman::orders {

/// From the base to the nearest edge of the table, inches; below 0 by as much as it sticks out.
double edge_gap(const Table& table, const Footprint& base, const Pose& pose);

/// The place on the table's edge at which a unit comes on.
struct EdgePlace {
  Vec point;       ///< as the order gives it
  double off = 0;  ///< inches from there to the nearest edge
  Vec inward;      ///< the unit vector at right angles to that edge, on to the table
};

/// Of two edges as near, at a corner, the first of south, north, west, east.
EdgePlace edge_place(const Table& table, Vec point);

/// Where the centre of a base is that touches the edge from outside with its foremost point, the one farthest inward,
/// on the place. Of a side that lies along the edge the foremost point is the middle.
Vec centre_outside(const EdgePlace& place, const Footprint& base, double facing);

}  // namespace linesman::orders
