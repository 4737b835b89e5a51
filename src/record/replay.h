// Judges a record again.
#pragma once

#include <optional>

#include "record/difference.h"
#include "referee/referee.h"

namespace linesman {

struct Replay {
  std::size_t judged = 0;  ///< number of rulings
  std::optional<Difference> first_difference;
};

/// Judges the line from the start to `here` again. There is no difference when every ruling is equal, number by number,
/// and leads to the present table. A Problem when the record takes more work than its size allows.
Result<Replay> replay(const Referee& referee, const Game& game);

}  // namespace linesman
