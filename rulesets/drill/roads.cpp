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
std::optional<PathPoint> leaves_the_road(const Way& way) {
  for (const WayLeg& l : way.legs())
    for (const Span& span : l.leg->spans)
      if (way.setting.road(span.surface) == RoadRating::open) return PathPoint{l.step, span.from};
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
  if (const auto off = leaves_the_road(way)) found.fault({.rule = "drill-24", .place = *off});
}

// drill-29: whoever begins on a passage may leave it.
void before_a_narrow_passage(const Way& way, Findings& found) {
  if (way.kind != OrderKind::march) return;
  auto on = way.trace.start.surface;
  for (const WayLeg& l : way.legs())
    for (const Span& span : l.leg->spans) {
      const bool comes_onto = way.setting.road(span.surface) == RoadRating::passage && span.surface != on;
      if (comes_onto)
        return found.fault({.rule = "drill-29", .place = {l.step, span.from}, .with = way.id_of(*span.surface)});
      on = span.surface;
    }
}

}  // namespace linesman::drill
