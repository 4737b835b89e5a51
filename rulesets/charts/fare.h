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
/// `close`: it also leaves out ways for which the case holds, where they look like others. Then it is for a
/// search, and no bound.
CaseOfFare fare_of_case(const Scene& scene, std::size_t model, const Supposed& supposed, bool close);

/// The entries of a fare while it is made.
struct FareEntries {
  explicit FareEntries(const Game& of);

  const Game& game;
  Fare fare{};
  Chosen cleared;  ///< ground that a surface may clear
  Chosen covered;  ///< likewise where surfaces cover it
  Chosen leads;    ///< surfaces that clear ground

  GroundFare& ground_of(FeatureIndex feature);
  WayFare& way_of(FeatureIndex feature);
  PieceFare& piece_of(PieceIndex other);
  /// No way meets the feature so; as far as a fare can say that.
  void bar(FeatureIndex feature, chart::MetBy by);
  void sort_ways();
};

/// Leaves out ways for which the case does not hold, as far as that is known beforehand. Whether it leaves some in
/// that it would leave out if it were `close` (as in `fare_of_case`).
bool leave_out_others(const Scene& scene, std::size_t model, const Supposed& supposed, bool close,
                      FareEntries& entries);

struct TurnTerms {
  TurnFare turns;
  double inch = 1;  ///< a factor, at most 1: in a turn an inch of the centre's way may cost less than on a leg
};
TurnTerms turn_terms(const Scene& scene, std::size_t model, const Supposed& supposed);

/// As `Fare::later`.
std::vector<double> inches_later(const Scene& scene, std::size_t model);

}  // namespace linesman::charts
