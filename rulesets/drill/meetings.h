// What is met along the path that costs something or stops the piece, in the order in which it is met, and its price.
#pragma once

#include <vector>

#include "drill/speed.h"

namespace linesman::drill {

/// Of what is drawn in sections the section is named that is met first, of equals the first in the document.

/// Where a landscape (or a steeplechase that nobody passes) is first met, a steeplechase begins or a contour is passed.
struct Meeting {
  enum class What { landscape, steeplechase, contour };
  What what = What::landscape;
  FeatureIndex feature{};
  PathPoint place;          ///< in a turn by degrees
  bool is_new = true;       ///< a landscape that the base did not overlap at the start
  bool small_road = false;  ///< met while on a small road or passage
  double over = 0;          ///< of a steeplechase: inches along the path where the centre passes it
};

/// In the order of the way; at one point landscapes, steeplechases, contours, each by id.
std::vector<Meeting> meetings_of(const Way& way);

/// A steeplechase or contour that the centre passes, all its sections at one place as one.
struct Passed {
  FeatureIndex feature{};
  PathPoint place;  ///< in a turn by degrees
  bool in_turn = false;
  double along = 0;              ///< inches along the path
  std::vector<double> bearings;  ///< of the sections there
  double facing = 0;             ///< of the piece
};
/// In the order of the way.
std::vector<Passed> steeplechases_passed(const Way& way);
std::vector<Passed> contours_passed(const Way& way);

/// drill-14: Pe of a rating for a troop in a formation, small roads apart, BD.
double pe_of(const Tables& tables, const Troop& troop, Formation formation, const Rating& rating);

/// drill-14: what is paid for one met, BD.
double price_of(const Setting& setting, const Troop& troop, Formation formation, const Rating& rating, bool small_road);

/// What must be left to go in, in a formation, BD: Pr and Pe, of a steeplechase its width besides. On small roads Pe
/// alone with the option `small_road_pr` off.
double need_of(const Setting& setting, const Troop& troop, Formation formation, FeatureIndex feature, bool small_road);

/// drill-16: a speed of `full` BD a turn is enough for the need, and of landscape more than its Pe. The feature is
/// rated passable.
bool is_enough(double full, const Setting& setting, const Troop& troop, Formation formation, FeatureIndex feature,
               bool small_road);
/// The same of the speed that the piece has in a formation.
bool can_pass(const Way& way, FeatureIndex feature, Formation formation, bool small_road);

}  // namespace linesman::drill
