// The price of a way before it is made.
#pragma once

#include "charts/kinds.h"
#include "rules/fare.h"

namespace linesman::charts {

/// Lower bounds for the ways of a piece. The scene has no trace.
Fares fares_of(const Scene& scene, PieceIndex piece);

}  // namespace linesman::charts
