// How near one comes to the enemy, and what stops there.
#pragma once

#include "drill/way.h"

namespace linesman::drill {

/// The distances watched on the way, and where they stand in `TraceRequest::near`.
struct Watches {
  static constexpr std::size_t infantry_limit = 0;
  static constexpr std::size_t battle_contact = 1;
  static constexpr std::size_t halt_limit = 2;
};

/// drill-36 to 39, 41. Whether an enemy stops the piece.
bool enemies(const Way& way, Findings& found);

}  // namespace linesman::drill
