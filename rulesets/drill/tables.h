// The figures of ruleset.json, read once. Distances are base distances (BD).
#pragma once

#include <map>

#include "base/result.h"
#include "base/value.h"
#include "drill/rating.h"
#include "drill/vocabulary.h"
#include "rules/kind_ratings.h"

namespace linesman::drill {

/// A cell of the speed table: a figure, or the Drill value and a figure; `none`
/// for formations that do not move.
struct Rate {
  bool none = false;
  bool drill = false;  ///< the Drill value is added
  double plus = 0;
};

/// Frontage and depth of a block, BD.
struct Block {
  double frontage = 1;
  double depth = 1;
};

struct Tables {
  KindRatings<Rating> ratings;
  KindRatings<RoadRating> roads;                     ///< of surfaces
  std::map<Arm, std::map<Formation, Rate>> speeds;   ///< of every formation that the arm has, but `limbered`
  std::map<Battery, Rate> limbered;                  ///< the speed of limbered batteries
  std::map<Arm, Rate> march;                         ///< on roads
  double march_alone = 5;                            ///< of cavalry while nobody else is on its path
  std::map<Arm, std::map<Formation, Block>> blocks;  ///< the formations that an arm has
  std::map<Battery, double> battery_max;             ///< drill-8: the most that free action
                                                     ///< points make of a speed
  double musician = 1;
  double limbering = 1;  ///< each act
  double half = 0.5;     ///< what the die of speed takes or adds
  double turn_angle = 45;
  double turn_price = 1;  ///< for each such angle begun
  double width = 1;       ///< of a steeplechase
  double square = 5;      ///< degrees
  double mob_beyond = 1;
  double free_contours = 1;
  double contour_price = 1;
  double free_contours_on_small_roads = 2;
  double less_on_small_roads = 1;
  double stream_exception = 2;  ///< Pe of a stream that one may stand in
  double column_pe = 2;         ///< Pe counts so often for cavalry in manoeuvre column
  double room = 1;              ///< before and after a narrow passage
  double infantry_limit = 1;
  double battle_contact = 2;
  double halt_limit = 2;
  double halt = 2.5;
  double may_charge = 2;
  double line_front = 45;    ///< degrees up to which a line blocks
  double column_flank = 45;  ///< degrees beyond which a manoeuvre column blocks
};

/// A Problem's pointer is into ruleset.json.
Result<Tables> read_tables(const RulesetData& data);

}  // namespace linesman::drill
