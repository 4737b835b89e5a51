// The passages of an order over one thing with all its sections, from where the base meets it to where it leaves it
// (pips-21, 22).
#pragma once

#include "pips/move.h"

namespace linesman::pips {

/// One passage. Turns on the spot do not end it.
struct Passage {
  FeatureSet sections;      ///< all sections of the thing
  std::size_t first = 0;    ///< the first stretch on it, in `Move::stretches`
  std::size_t last = 0;     ///< the last stretch on it
  bool from_start = false;  ///< the base was on it before the order
  bool left = false;        ///< the base has left it again
};

/// A crossing of a thing on a leg. Crossings of its sections that touch or overlap along the way are one.
struct ThingCrossing {
  std::size_t step = 0;
  double from = 0;  ///< inches along the leg
  double to = 0;
  std::optional<double> over;  ///< where the centre first comes over a section
  bool of_polygon = false;     ///< the centre comes over a section drawn as a polygon
};

std::vector<Passage> passages_of(const Move& move, const FeatureSet& sections);

/// The passage to which a stretch on the thing belongs.
Passage passage_at(const Move& move, const FeatureSet& sections, std::size_t stretch);

/// The crossings of one section on the legs in a passage, with the step of each.
std::vector<std::pair<std::size_t, const Crossing*>> crossings_in(const Move& move, const Passage& passage,
                                                                  FeatureIndex section);
/// The crossings of the thing on the legs in a passage.
std::vector<ThingCrossing> crossings_in(const Move& move, const Passage& passage);

/// Inches driven, at least `from`, to where the centre passes the line of an obstacle or enters a building in that
/// passage; nothing when it does not, or was over it when the order began.
std::optional<double> comes_over(const Move& move, const Passage& passage, double from);

/// The times that the centre has passed the line of the thing since the base met it. Standing astride counts once.
int times_passed(const Move& move, const Passage& passage);

/// The base has been on that section in the passage.
bool was_on(const Move& move, const Passage& passage, FeatureIndex section);

/// The thing counts as an obstacle somewhere in the passage.
bool counts_as_obstacle(const Move& move, const Passage& passage);

}  // namespace linesman::pips
