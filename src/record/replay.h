// A record judged again.
#pragma once

#include <optional>

#include "record/difference.h"
#include "referee/referee.h"

namespace linesman {

/// Judges the line from the start to where the game stands again; nothing when every ruling comes out the same, number
/// by number, and leads to the table as it stands. A Problem when the record takes more work than its size allows.
struct Replay {
  std::size_t judged = 0;
  std::optional<Difference> first_difference;
};
Result<Replay> replay(const Referee& referee, const Game& game);

}  // namespace linesman
