// How near one comes to the enemy, and what stops there.
#pragma once

#include "drill/way.h"

namespace linesman::drill {

/// The distances watched on the way, and where they stand in `TraceRequest::near`.
struct Watches {
  static constexpr std::size_t infantry_limit = 0;
  static constexpr std::size_t battle_contact = 1;
  static constexpr std::size_t halt_limit = 2;
  static constexpr std::size_t halt = 3;
  static constexpr std::size_t count = 4;
};

/// drill-36 to 39, 41. Whether an enemy stops the piece.
bool enemies(const Way& way, Findings& found);

/// For pictures: the gaps at the end that are small enough to matter. One holds when no fault is about that enemy.
std::vector<ShownGap> gaps_to_enemies(const Way& way, const Findings& found);

}  // namespace linesman::drill
