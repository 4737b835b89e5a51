// Marching on roads.
#pragma once

#include "drill/way.h"

namespace linesman::drill {

void the_march(const Way& way, Findings& found);  // drill-24

}  // namespace linesman::drill
