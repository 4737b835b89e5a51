// A change by hand, made again on another table. Inside `record` only.
#pragma once

#include <string>

#include "base/budget.h"
#include "base/result.h"
#include "files/entry.h"

namespace linesman {

/// The game with what the hand changed then, member by member: a model that was marked by hand is marked where it
/// stands now. What the hand changed on things that are not there any more is left out, and `left_out` says so. Throws
/// WorkStopped.
Result<Game> edited_again(const Game& game, const Entry& entry, std::string& left_out, Budget& budget);

}  // namespace linesman
