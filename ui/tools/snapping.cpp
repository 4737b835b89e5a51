#include "ui/tools/snapping.h"

#include <algorithm>

namespace linesman {

double snap_reach(const ToolHost& host, Qt::KeyboardModifiers keys) {
  constexpr double PIXELS = 8;
  constexpr double MIN = 0.05;  // inches
  constexpr double MAX = 0.6;   // inches: far out, a whole base would be within reach
  return keys & Qt::ControlModifier ? 0 : std::clamp(PIXELS / host.projection().scale, MIN, MAX);
}

double snap_grid(const ToolHost& host) {
  if (host.game().table().hex) return 0;
  const double scale = host.projection().scale;  // pixels an inch
  return scale >= 40 ? 0.25 : scale >= 20 ? 0.5 : 1;
}

}  // namespace linesman
