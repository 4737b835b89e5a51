// Checks the members of a plan that only the clock reads: a document with a wrong one is still read and played.
#pragma once

#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman {

/// A wrong member of a marking, or an id that two have, each with its pointer into the game.
std::vector<Problem> plan_mistakes(const Game& game);

}  // namespace linesman
