// On roads, and on to what narrows them.
#pragma once

#include "drill/way.h"

namespace linesman::drill {

void the_march(const Way& way, Findings& found);                // drill-24
void before_a_narrow_passage(const Way& way, Findings& found);  // drill-29

}  // namespace linesman::drill
