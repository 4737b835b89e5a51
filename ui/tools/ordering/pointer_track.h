// The way that the pointer has gone, with few corners.
#pragma once

#include <vector>

#include "base/vec.h"

namespace linesman {

class PointerTrack {
 public:
  void begin(Vec at);
  void go_to(Vec at);
  /// Without its beginning; a pointer that has gone nowhere has none.
  std::vector<Vec> corners() const;

 private:
  std::vector<Vec> points_;
};

}  // namespace linesman
