// How fast a piece counts for fire, its own and that at it (mobility-33 to 37, 49).
#pragma once

#include "mobility/progress.h"

namespace linesman::mobility {

/// mobility-36 and 49, at a `fire`, with what the account has up to there.
void note_fire(const Way& way, std::size_t step, const Account& account, Findings& found);

/// mobility-33 to 35, when all is spent.
void note_speed(const Way& way, const Account& account, Findings& found);
/// mobility-37
void note_turning_on_the_spot(const Way& way, Findings& found);

}  // namespace linesman::mobility
