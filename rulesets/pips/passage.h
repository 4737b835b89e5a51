// The runs of an order on one feature, from where the base meets it to where it leaves it (pips-21, 22).
#pragma once

#include "pips/move.h"

namespace linesman::pips {

/// Turns on the spot do not break it.
struct Passage {
  FeatureIndex feature{};
  std::size_t first = 0;    ///< of `Move::stretches`
  std::size_t last = 0;     ///< the last of them on the feature
  bool from_start = false;  ///< the base was on it before the order
  bool left = false;        ///< the base has left it again
};

std::vector<Passage> passages_of(const Move& move, FeatureIndex feature);

/// The passage to which a stretch on the feature belongs.
Passage passage_at(const Move& move, FeatureIndex feature, std::size_t stretch);

/// The crossings of the legs in a passage, with the step of each.
std::vector<std::pair<std::size_t, const Crossing*>> crossings_in(const Move& move, const Passage& passage);

/// Inches driven, `from` or more, where the centre comes over the thing in that passage: passes the line of an
/// obstacle, enters a building; nothing when it does not, or was over it when the order began.
std::optional<double> comes_over(const Move& move, const Passage& passage, double from);

/// How often the centre has passed the line since the base met it; what it is astride counts as once.
int times_passed(const Move& move, const Passage& passage);

/// Somewhere on it the feature counts as an obstacle.
bool counts_as_obstacle(const Move& move, const Passage& passage);

}  // namespace linesman::pips
