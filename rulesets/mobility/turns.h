// Turns on the spot (mobility-13 to 16, 39).
#pragma once

#include "mobility/progress.h"

namespace linesman::mobility {

/// mobility-13, mobility-39: what a turn by `angle` degrees costs at a current rate, inches.
double price_of_turn(const Tables& tables, TurnBands bands, double rate, double angle);

/// mobility-13: infantry by the option only.
bool pays_for_turns(const Setting& setting, const Model& model);

/// The charges of a turn step: trees that it fells, and at the last pivot of a turn its price.
void pay_for_turn(const Way& way, std::size_t step, const Turn& turn, Progress& progress, Findings& found);

}  // namespace linesman::mobility
