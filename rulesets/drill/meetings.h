// Terrain met along a path that costs something or stops the piece, in the order in which it is met, and its price.
//
// Of a thing drawn in sections a meeting names the section that is met first, of several met at once the first in the
// document.
#pragma once

#include <vector>

#include "drill/speed.h"

namespace linesman::drill {

/// The place where a landscape or an impassable steeplechase is first met, a passable steeplechase begins, or the
/// centre passes a contour.
struct Meeting {
  enum class What { landscape, steeplechase, contour };
  What what = What::landscape;
  FeatureIndex feature{};
  PathPoint place;          ///< in a turn `s` is in degrees
  bool is_new = true;       ///< of a landscape: the base did not overlap it at the start
  bool small_road = false;  ///< met while on a small road or passage
  double over = 0;          ///< of a steeplechase: inches along the path where the centre passes it
};

/// In the order of the way; at one point landscapes before steeplechases before contours, and each kind by id.
std::vector<Meeting> meetings_of(const Way& way);

/// A steeplechase or contour that the centre passes. All its sections at one place are one.
struct Passed {
  FeatureIndex feature{};
  PathPoint place;  ///< in a turn `s` is in degrees
  bool in_turn = false;
  double along = 0;              ///< inches along the path
  std::vector<double> bearings;  ///< of the sections there
  double facing = 0;             ///< of the piece
};
/// In the order of the way.
std::vector<Passed> steeplechases_passed(const Way& way);
std::vector<Passed> contours_passed(const Way& way);

/// drill-14: Pe of a rating for a troop in a formation, off small roads, BD.
double pe_of(const Tables& tables, const Troop& troop, Formation formation, const Rating& rating);

/// drill-14: the price of going in, BD.
double price_of(const Setting& setting, const Troop& troop, Formation formation, const Rating& rating, bool small_road);

/// drill-15, drill-19: what a piece must have left to go in, BD: Pr and Pe, and the width of a steeplechase. With the
/// option `small_road_pr` off it is Pe alone on small roads.
double need_of(const Setting& setting, const Troop& troop, Formation formation, FeatureIndex feature, bool small_road);

/// drill-16: a speed of `full` BD a turn is enough for the need, and of landscape more than its Pe. The feature is
/// rated passable.
bool is_enough(double full, const Setting& setting, const Troop& troop, Formation formation, FeatureIndex feature,
               bool small_road);
/// Whether the speed that the piece has in a formation is enough for that.
bool can_pass(const Way& way, FeatureIndex feature, Formation formation, bool small_road);

}  // namespace linesman::drill
