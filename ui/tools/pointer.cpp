#include "ui/tools/pointer.h"

#include <cmath>

namespace linesman {

bool DragThreshold::passed(const Pointer& pointer) {
  constexpr double SLIP = 4;  // pixels
  passed_ = passed_ || std::hypot(pointer.paper.x() - from_.x(), pointer.paper.y() - from_.y()) >= SLIP;
  return passed_;
}

}  // namespace linesman
