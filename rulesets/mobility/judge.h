// A path judged from its first step to its last, in the order of the rules.
#pragma once

#include "mobility/march.h"

namespace linesman::mobility {

/// Everything about one piece, except what its order does to its transport.
void judge(March& march);

}  // namespace linesman::mobility
