// The order in which a piece is judged.
#pragma once

#include "drill/account.h"

namespace linesman::drill {

/// What is found about one piece.
struct Judged {
  Speed speed;
  double spent = 0;             ///< BD
  bool spent_too_much = false;  ///< one of the faults is that of the allowance
  Findings found;

  double left() const { return speed.total - spent; }
};

Judged judge(const Way& way);

}  // namespace linesman::drill
