// A path judged from its first step to its last, in the order of the rules.
#pragma once

#include "mobility/boarding.h"

namespace linesman::mobility {

/// What is found about one piece.
struct Judged {
  Account account;  ///< its charges are the costs of the piece
  Findings found;
  std::vector<CarrierShare> shares;  ///< what it takes of its transports' allowances
  bool stopped = false;              ///< a fault before the move that is no matter of degree: judged no further
};

Judged judged(const Way& way);

}  // namespace linesman::mobility
