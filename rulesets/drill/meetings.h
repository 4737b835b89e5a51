// What is met along the path that costs something or stops somebody, in the order in which it is met.
#pragma once

#include <vector>

#include "drill/way.h"

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

}  // namespace linesman::drill
