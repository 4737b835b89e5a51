// Finds where a marker lies from its corners and a camera. Inside `photo` only.
#pragma once

#include <optional>

#include "photo/camera_fit.h"
#include "photo/square.h"

namespace linesman {

/// Nothing when the corners are not seen on a plane of that height.
std::optional<SquareFit> fit_square(const CameraFit& camera, const std::array<PicturePoint, 4>& seen,
                                    const SquareSize& square);

}  // namespace linesman
