// A family of the AprilTag library, freed when it goes. Inside `photo` only.
#pragma once

#include <apriltag/apriltag.h>

#include <memory>

#include "table/marker.h"

namespace linesman {

using TagFamily = std::unique_ptr<apriltag_family_t, void (*)(apriltag_family_t*)>;

TagFamily tag_family(MarkerFamily family);

}  // namespace linesman
