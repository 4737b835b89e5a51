// What is met along the path that costs something or stops somebody, in the order in which it is met.
#pragma once

#include <vector>

#include "drill/march.h"

namespace linesman::drill {

/// Where a landscape is first met, a steeplechase begins or a contour is passed.
struct Meeting {
  enum class What { landscape, steeplechase, contour };
  What what = What::landscape;
  FeatureIndex feature{};
  Spot spot;
  bool is_new = true;       ///< a landscape that the base did not overlap at the start
  bool small_road = false;  ///< met while on a small road or passage
  double over = 0;          ///< of a steeplechase: inches along the path where the centre passes it
};

/// In the order of the way; at one point landscapes, steeplechases, contours, each by id.
std::vector<Meeting> meetings_of(const March& march);

/// A steeplechase that the centre passes.
struct Passed {
  FeatureIndex feature{};
  Spot spot;
  double along = 0;  ///< inches along the path
  double bearing = 0;
  double facing = 0;  ///< of the piece
};
std::vector<Passed> steeplechases_passed(const March& march);

/// Pe as it counts for this piece, BD.
double pe_of(const March& march, const Rating& rating, const std::string& formation, bool small_road);

/// The need of a landscape or steeplechase in a formation, BD.
double need_of(const March& march, FeatureIndex feature, const std::string& formation, bool small_road);

/// drill-16: the piece could go through in manoeuvre column.
bool could_in_column(const March& march, FeatureIndex feature);

void enter_landscape(March& march, const Meeting& meeting);    // drill-14, 15, 16, 18, 27
void take_steeplechase(March& march, const Meeting& meeting);  // drill-19, 16, 18, 22
void just_enough(March& march, const Meeting& meeting);        // drill-22

}  // namespace linesman::drill
