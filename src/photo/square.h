// A printed square as a picture shows it.
#pragma once

#include "base/vec.h"

namespace linesman {

/// A square at a known height above the table.
struct SquareFit {
  Vec at;                  ///< of its middle
  double facing = 0;       ///< of its top edge, degrees
  double uncertainty = 0;  ///< inches: 95 of 100 times the middle is no farther off
  double turn = 0;         ///< degrees, likewise
  double misfit = 0;       ///< root mean square of its corners, in standard deviations
  double scale = 1;        ///< as large as it is seen, as a share of its size
};

struct SquareSize {
  double size = 1;             ///< inches
  double height = 0;           ///< inches above the table
  double height_error = 0.01;  ///< standard deviation, inches
};

}  // namespace linesman
