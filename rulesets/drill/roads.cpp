#include "drill/roads.h"

namespace linesman::drill {

namespace {

/// drill-4 and drill-6 tell of Mobs and unlimbered guns.
bool may_march(Formation formation) {
  switch (formation) {
    case Formation::manoeuvre_column:
    case Formation::limbered:
    case Formation::mob:
    case Formation::unlimbered: return true;
    default: return false;
  }
}

/// The first point where the centre is off the road.
std::optional<PathPoint> first_off_the_road(const Way& way) {
  for (const WayPart& part : way.parts()) {
    const TracedStep& step = way.steps()[part.step];
    for (const Span& span : spans_of(step))
      if (way.road(surface_on(step, span)) == RoadRating::open) return way.told({part.step, span.from});
  }
  return std::nullopt;
}

}  // namespace

// drill-24
void the_march(const Way& way, Findings& found) {
  if (way.kind == OrderKind::move) return;
  if (!may_march(way.manoeuvre.formation))
    found.fault({.rule = "drill-24",
                 .figures = {{"formation", Value(name_of(way.manoeuvre.formation))}},
                 .says = "fault_formation",
                 .stage = Stage::before_move});
  if (const auto off = first_off_the_road(way)) found.fault({.rule = "drill-24", .place = *off});
}

}  // namespace linesman::drill
