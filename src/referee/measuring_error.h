// How well a hand or a photograph says where something stands.
#pragma once

namespace linesman {

/// Standard deviations of a normal error.
struct MeasuringError {
  double distance = 0.05;  ///< inches along each axis, >= 0
  double facing = 2;       ///< degrees, >= 0
};

}  // namespace linesman
