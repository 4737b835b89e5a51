#include "table/marker.h"

namespace linesman {

std::vector<TableMarker> usual_markers(double width, double depth) {
  constexpr double INSET = 2;  // from both edges to the middle
  const double east = width - INSET;
  const double north = depth - INSET;
  std::vector<TableMarker> markers;
  for (const Vec at : {Vec{INSET, INSET}, Vec{east, INSET}, Vec{east, north}, Vec{INSET, north}})
    markers.push_back({static_cast<int>(markers.size()), at});
  return markers;
}

}  // namespace linesman
