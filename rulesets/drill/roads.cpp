// On roads, and on to what narrows them.
#include "base/tolerance.h"
#include "drill/clauses.h"

namespace linesman::drill {

namespace {

bool may_march(const std::string& formation) {
  return formation == "manoeuvre-column" || formation == "limbered" || formation == "mob" || formation == "unlimbered";
}

/// The first point where the centre is off the road.
std::optional<Spot> leaves_the_road(const March& march) {
  for (const WayLeg& l : march.legs)
    for (const Span& span : l.leg->spans)
      if (march.setting.road(span.surface) == RoadRating::open) return Spot{l.step, span.from};
  return std::nullopt;
}

}  // namespace

// drill-24: of others than columns and limbered batteries; drill-4 and drill-6 tell of Mobs and unlimbered guns.
void the_march(March& march) {
  if (march.errand.doing == Doing::move) return;
  if (!may_march(march.manoeuvre.formation))
    march.fault({"drill-24", {}, {}, {}, "fault_formation", {{"formation", Value(march.manoeuvre.formation)}}});
  if (const auto off = leaves_the_road(march)) march.fault({"drill-24", *off});
}

// drill-29: whoever begins on a passage may leave it.
void before_a_narrow_passage(March& march) {
  if (march.errand.doing != Doing::march) return;
  auto on = march.trace.start.surface;
  for (const WayLeg& l : march.legs)
    for (const Span& span : l.leg->spans) {
      const bool comes_onto = march.setting.road(span.surface) == RoadRating::passage && span.surface != on;
      if (comes_onto) return march.fault({"drill-29", {l.step, span.from}, {}, march.id_of(*span.surface)});
      on = span.surface;
    }
}

}  // namespace linesman::drill
