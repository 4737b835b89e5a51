// Hedges, walls, streams: squarely over them, and not to stand on them.
#pragma once

#include "drill/passability.h"

namespace linesman::drill {

/// drill-19, with drill-16, 18 and 22; of one that can be passed. Whether the piece becomes a Mob behind it.
bool take_steeplechase(const Way& way, const Speed& speed, const Meeting& meeting, Account& account, Findings& found);

/// drill-21: the centre of a piece may stand in such a stream.
bool may_stand_in(const Setting& setting, FeatureIndex steeplechase);

void square_to_it(const Way& way, Findings& found);       // drill-20
void no_standing_on_it(const Way& way, Findings& found);  // drill-21

}  // namespace linesman::drill
