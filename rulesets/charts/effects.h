// What carrying an order out changes.
#pragma once

#include "charts/judge.h"

namespace linesman::charts {

struct Told {
  std::vector<StatusChange> changes;
  std::vector<std::pair<const Rule*, PieceIndex>> notes;  ///< with the piece that they are about
};

/// The effects and notes of an order; equal ones once. `spent` in the currency, by model.
Told effects_of(const Ways& ways, const std::vector<double>& spent);

}  // namespace linesman::charts
