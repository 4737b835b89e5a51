// A mover at one of the places where it may begin.
#pragma once

#include "clock/mover.h"

namespace linesman {

struct PlacedMover {
  std::size_t number = 0;  ///< of the mover
  std::size_t place = 0;   ///< of the places where that mover may begin, from 0
  ClockMover mover;        ///< with the places of its pieces on that table
  Hearing hearing;
  Pose start;
  std::vector<Ring> zones;  ///< empty: it begins where it stands
};

}  // namespace linesman
