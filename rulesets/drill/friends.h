// Friends on the way, and where one may not stay.
#pragma once

#include "drill/way.h"

namespace linesman::drill {

void through_friends(const Way& way, Findings& found);        // drill-33, 34
void not_in_anothers_place(const Way& way, Findings& found);  // drill-35

}  // namespace linesman::drill
