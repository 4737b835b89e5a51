// The price of a way before it is made.
#pragma once

#include "charts/kinds.h"
#include "rules/fare.h"

namespace linesman::charts {

/// Lower bounds for the ways of a piece. The scene has no trace.
Fares fares_of(const Scene& scene, PieceIndex piece);

/// Whether a rule applies to a model, as far as that is known before there is a way.
enum class Applies { no, maybe, yes };
Applies applies_beforehand(const Scene& scene, std::size_t model, const Rule& rule);

struct TurnTerms {
  TurnFare turns;
  double inch = 1;  ///< a factor, at most 1: in a turn an inch of the centre's way may cost less than on a leg
};
TurnTerms turn_terms(const Scene& scene, std::size_t model);

}  // namespace linesman::charts
