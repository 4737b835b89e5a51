// The runs of an order on one thing, all its sections, from where the base meets it to where it leaves it (pips-21,
// 22).
#pragma once

#include "pips/move.h"

namespace linesman::pips {

/// Turns on the spot do not break it.
struct Passage {
  FeatureSet sections;      ///< of the thing
  std::size_t first = 0;    ///< of `Move::stretches`
  std::size_t last = 0;     ///< the last of them on it
  bool from_start = false;  ///< the base was on it before the order
  bool left = false;        ///< the base has left it again
};

/// A crossing of a thing on a leg: those of its sections that touch or overlap along the way are one.
struct ThingCrossing {
  std::size_t step = 0;
  double from = 0;
  double to = 0;
  std::optional<double> over;  ///< the first of theirs
  bool of_polygon = false;     ///< a section over which the centre comes is a polygon
};

std::vector<Passage> passages_of(const Move& move, const FeatureSet& sections);

/// The passage to which a stretch on the thing belongs.
Passage passage_at(const Move& move, const FeatureSet& sections, std::size_t stretch);

/// The crossings of one section on the legs in a passage, with the step of each.
std::vector<std::pair<std::size_t, const Crossing*>> crossings_in(const Move& move, const Passage& passage,
                                                                  FeatureIndex section);
/// The same of the thing.
std::vector<ThingCrossing> crossings_in(const Move& move, const Passage& passage);

/// Inches driven, `from` or more, where the centre comes over the thing in that passage: passes the line of an
/// obstacle, enters a building; nothing when it does not, or was over it when the order began.
std::optional<double> comes_over(const Move& move, const Passage& passage, double from);

/// How often the centre has passed its line since the base met it; what it is astride counts as once.
int times_passed(const Move& move, const Passage& passage);

/// The base has been on that section in it.
bool was_on(const Move& move, const Passage& passage, FeatureIndex section);

/// Somewhere on it the thing counts as an obstacle.
bool counts_as_obstacle(const Move& move, const Passage& passage);

}  // namespace linesman::pips
