// Makes a change by hand again on another table. Inside `record` only.
#pragma once

#include <string>

#include "base/budget.h"
#include "base/result.h"
#include "files/documents/record.h"

namespace linesman {

/// The game with the members that the old edit changed: a model that was marked by hand is marked where it stands now.
/// Changes to things that do not exist any more are left out, and `left_out` gets a sentence about them. Throws
/// WorkStopped.
Result<Game> edited_again(const Game& game, const Entry& entry, std::string& left_out, Budget& budget);

}  // namespace linesman
