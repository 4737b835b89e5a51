// Hedges, walls, streams: squarely over them, and not to stand on them.
#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"
#include "drill/clauses.h"
#include "drill/way.h"

namespace linesman::drill {

namespace {

/// The angle between two lines, 0 to 90.
double folded(double a, double b) {
  const double angle = angle_between(a, b);
  return std::min(angle, 180 - angle);
}

bool is_square(const March& march, double facing, double bearing) {
  return folded(facing, bearing) >= 90 - march.tables().square - ANGLE_EPS;
}

/// drill-21: one may stand in such a stream.
bool may_stand_in(const March& march, FeatureIndex feature) {
  const Rating rating = march.setting.rating(feature);
  return march.game().feature(feature).kind == Kind::stream && rating.how == Rating::How::passable &&
         same_length(rating.pe, march.tables().stream_exception);
}

}  // namespace

// drill-20
void square_to_it(March& march) {
  if (march.errand.doing != Doing::move) return;
  const std::vector<Passed> passed = steeplechases_passed(march);
  for (const Passed& p : passed)
    if (!is_square(march, p.facing, p.bearing))
      march.fault({"drill-20",
                   p.spot,
                   {},
                   march.id_of(p.feature),
                   "fault",
                   {{"degrees", Value(90 - folded(p.facing, p.bearing))}}});
  if (passed.empty()) return;
  const Passed& last = passed.back();
  const double facing = march.trace.end.pose.facing;
  if (!is_square(march, facing, last.bearing))
    march.fault({"drill-20",
                 march.end(),
                 {},
                 march.id_of(last.feature),
                 "fault_end",
                 {{"degrees", Value(90 - folded(facing, last.bearing))}}});
}

// drill-21: it is the centre that counts.
void no_standing_on_it(March& march) {
  if (march.errand.doing != Doing::move || !march.goes()) return;
  const double half = march.tables().width / 2;
  for (const LineDistance& l : march.trace.end.lines) {
    const double distance = march.setting.bd(l.distance);
    if (!march.setting.is_steeplechase(l.feature) || may_stand_in(march, l.feature) || !exceeds(half, distance))
      continue;
    march.fault(
        {"drill-21", march.end(), half - distance, march.id_of(l.feature), "fault", {{"distance", Value(distance)}}});
  }
}

// drill-22: it keeps its legs but not its order.
void just_enough(March& march, const Meeting& meeting) {
  if (!march.has_speed) return;
  const double spare = march.total - march.spent - need_of(march, meeting.feature, march.manoeuvre.formation, false);
  if (exceeds(0, spare) || exceeds(spare, march.setting.options.mob_margin)) return;
  march.is_stopped = true;
  march.set_own("drill-22", "formation", Value("mob"));
  march.set_own("drill-22", "moving", Value(false));
  march.note("drill-22", {{"with", Value(label(march.game().feature(meeting.feature)))}});
  const double stands = meeting.over + march.setting.inches(march.tables().mob_beyond);
  if (exceeds(march.length, stands))
    march.fault({"drill-22", march.spot_at(stands, false), march.setting.bd(march.length - stands),
                 march.id_of(meeting.feature)});
}

}  // namespace linesman::drill
