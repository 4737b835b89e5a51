#include "ui/tools/marking_grip.h"

#include <cmath>

#include "geometry/closed_line.h"
#include "geometry/measure.h"
#include "geometry/validity.h"

namespace linesman {

namespace {

/// How far a point is from what is drawn of a marking, inches.
double distance_from(const Marking& marking, Vec point) {
  if (marking.points.size() == 1) return distance(marking.points.front(), point);
  const Polyline line = marking.kind == MarkingKind::zone ? closed_line(marking.points) : marking.points;
  const auto way = closest_points(Measured{point, 0}, Measured{line, 0});
  return way ? way->distance : HUGE_VAL;
}

}  // namespace

std::optional<MarkingGrip> grip_at(const std::vector<Marking>& markings, Vec point, double reach) {
  for (std::size_t i = markings.size(); i-- > 0;) {
    const Marking& marking = markings[i];
    MarkingGrip grip{i, std::nullopt, point, marking, marking};
    for (std::size_t p = 0; p < marking.points.size(); ++p)
      if (distance(marking.points[p], point) <= reach) grip.point = p;
    if (grip.point || distance_from(marking, point) <= reach) return grip;
  }
  return std::nullopt;
}

Marking with_point(Marking marking, std::size_t point, Vec place) {
  marking.points[point] = place;
  return marking;
}

Marking moved(Marking marking, Vec by) {
  for (Vec& p : marking.points) p = p + by;
  return marking;
}

std::optional<std::string> why_invalid(const Marking& marking) {
  if (marking.kind == MarkingKind::zone) return why_invalid_ring(marking.points);
  if (marking.kind == MarkingKind::arrow) return why_invalid_line(marking.points);
  return std::nullopt;
}

}  // namespace linesman
