// What a way of a vehicle costs beforehand.
#pragma once

#include "movement/order.h"
#include "pips/move.h"
#include "rules/fare.h"

namespace linesman::pips {

/// A fare for each way of driving that the dice allow: forward or only backwards, with or without a crossing, with so
/// many dice rotating. Dice that are missing show their highest face.
Fares fares_of(const RulesetData& data, const MovementFigures& figures, const Game& game, const Options& options,
               const Order& order, Action action, const Vehicle& vehicle);

}  // namespace linesman::pips
