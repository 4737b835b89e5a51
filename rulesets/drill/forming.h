// Changes of formation.
#pragma once

#include "drill/way.h"

namespace linesman::drill {

void forming_on_the_move(const Way& way, Findings& found);     // drill-16, 17
void forming_takes_the_turn(const Way& way, Findings& found);  // drill-17, 40

}  // namespace linesman::drill
