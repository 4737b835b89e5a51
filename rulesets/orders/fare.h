// What a way of a model costs beforehand.
#pragma once

#include "orders/move.h"
#include "rules/fare.h"

namespace linesman::orders {

/// Anywhere; and, of vehicles, along the road twice as far. `move` is asked for what holds before anything is traced.
/// `models`: all that the order moves, this one among them.
Fares fares_of(const Move& move, const std::vector<Model>& models, const Model& model);

}  // namespace linesman::orders
