// On a grid: hexes without which some mover comes later.
#pragma once

#include <memory>
#include <stop_token>

#include "clock/mover_found.h"

namespace linesman {

/// The hexes on the ways to objectives, or to the middles of other sides, that were found with the middle roll; each by
/// side, the most used first. `settled` becomes false where not all could be asked.
std::vector<ChokeTold> chokes_told(const std::vector<std::unique_ptr<PlacedMover>>& going,
                                   const std::vector<MoverFound>& found, const MoverQuestions& asked,
                                   const std::vector<std::string>& sides, const std::stop_token& stop, bool& settled);

}  // namespace linesman
