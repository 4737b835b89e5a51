// The price of a way before it is made.
#pragma once

#include "charts/kinds.h"
#include "rules/fare.h"

namespace linesman::charts {

/// Lower bounds for the ways of a piece. The scene has no trace.
Fares fares_of(const Scene& scene, PieceIndex piece);

/// A fare of the ways of a model of which something is supposed.
struct CaseOfFare {
  enum class Says { fare, forbidden, nothing };
  Says says = Says::fare;  ///< `forbidden`: no such way is legal; `nothing`: there is no bound
  Fare fare{};
  Fare open{};                  ///< the same, before ways are left out of which something else holds
  bool leaves_some_in = false;  ///< a fare that is `close` leaves out more
};
/// `close`: it also leaves out ways for which the case holds, where they cannot be told from others. Then it is for a
/// search, and no bound.
CaseOfFare fare_of_case(const Scene& scene, std::size_t model, const Supposed& supposed, bool close);

struct TurnTerms {
  TurnFare turns;
  double inch = 1;  ///< a factor, at most 1: in a turn an inch of the centre's way may cost less than on a leg
};
TurnTerms turn_terms(const Scene& scene, std::size_t model, const Supposed& supposed);

/// As `Fare::later`.
std::vector<double> inches_later(const Scene& scene, std::size_t model);

}  // namespace linesman::charts
