// The furthest point of a path at which stopping would be legal.
#pragma once

#include <functional>

#include "pips/clauses.h"

namespace linesman::pips {

/// What is against a path that ends earlier, with the dice of the whole order.
using FaultsOfCut = std::function<std::vector<Fault>(const PieceTrace& cut)>;

/// `faults` were found against the whole way; no cut of more than `longest` inches is legal. Nothing when no cut with
/// more than 0 inches is.
std::optional<Furthest> furthest_of(const Move& move, const std::vector<Fault>& faults, double longest,
                                    const FaultsOfCut& faults_of);

}  // namespace linesman::pips
