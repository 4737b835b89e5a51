#include "drill/steeplechases.h"

#include "drill/angles.h"
#include "table/spoken_name.h"

namespace linesman::drill {

namespace {

bool is_square(const Way& way, double facing, double bearing) {
  return folded_angle(facing, bearing) >= 90 - way.tables().square - ANGLE_EPS;
}

Finding in_a_turn(const Way& way, const Passed& p) {
  return {.rule = "drill-20", .place = way.told(p.place), .with = way.id_of(p.feature), .says = "fault_turn"};
}

Finding aslant(const Way& way, const Passed& p, PathPoint place, double facing) {
  return {.rule = "drill-20",
          .place = place,
          .figures = {{"degrees", Value(90 - folded_angle(facing, p.bearing))}},
          .with = way.id_of(p.feature)};
}

// drill-22: it becomes a Mob behind it. Whether it does.
bool just_enough(const Way& way, const Speed& speed, const Meeting& meeting, double need, double left,
                 Findings& found) {
  const double compared = way.setting.options.just_enough_of_left ? left : speed.total;
  if (speed.none || exceeds(need, left) || exceeds(compared - need, way.setting.options.mob_margin)) return false;
  found.change(status("drill-22", way.id(), "formation", name_of(Formation::mob)));
  found.change(status("drill-22", way.id(), "moving", Value(false)));
  found.remark({"drill-22", {{"with", Value(spoken_name(way.game().feature(meeting.feature)))}}});
  const double stands = meeting.over + way.setting.inches(way.tables().mob_beyond);
  if (exceeds(way.length(), stands))
    found.fault({.rule = "drill-22",
                 .place = way.told(way.point_at(stands, false)),
                 .excess = way.setting.bd(way.length() - stands),
                 .with = way.id_of(meeting.feature)});
  return true;
}

}  // namespace

bool may_stand_in(const Setting& setting, FeatureIndex steeplechase) {
  const Rating rating = setting.rating(steeplechase);
  return setting.game.feature(steeplechase).kind == Kind::stream && rating.how == Rating::How::passable &&
         same_length(rating.pe, setting.tables.stream_exception);
}

// drill-19
bool take_steeplechase(const Way& way, const Speed& speed, const Meeting& meeting, Account& account, Findings& found) {
  const Rating rating = way.setting.rating(meeting.feature);
  const double need = need_of(way, meeting.feature, way.manoeuvre.formation, false);
  ask_for(way, speed, account, "drill-19", meeting, need, found);
  const bool stopped = just_enough(way, speed, meeting, need, account.left(), found);
  account.pay({.rule = "drill-19",
               .amount = price_of(way, rating, false),
               .from = meeting.place,
               .to = meeting.place.s,
               .with = way.id_of(meeting.feature)});
  return stopped;
}

// drill-20
void square_to_it(const Way& way, Findings& found) {
  if (way.kind != OrderKind::move) return;
  const std::vector<Passed> passed = steeplechases_passed(way);
  for (const Passed& p : passed)
    if (p.in_turn)
      found.fault(in_a_turn(way, p));
    else if (!is_square(way, p.facing, p.bearing))
      found.fault(aslant(way, p, p.place, p.facing));
  if (passed.empty()) return;
  const Passed& last = passed.back();
  const double facing = way.trace.end.pose.facing;
  if (is_square(way, facing, last.bearing)) return;
  Finding fault = aslant(way, last, way.end(), facing);
  fault.says = "fault_end";
  fault.stage = Stage::at_end;
  found.fault(std::move(fault));
}

// drill-21: it is the centre that counts; what the base lies across is noted.
void no_standing_on_it(const Way& way, Findings& found) {
  if (way.kind != OrderKind::move || !way.goes_or_turns()) return;
  for (const FeatureIndex f : way.trace.end.ground)
    if (way.setting.is_steeplechase(f))
      found.remark({"drill-21", {{"with", Value(spoken_name(way.game().feature(f)))}}});
  const double half = way.tables().width / 2;
  for (const LineDistance& l : way.trace.end.lines) {
    const double distance = way.setting.bd(l.distance);
    if (!way.setting.is_steeplechase(l.feature) || may_stand_in(way.setting, l.feature) || !exceeds(half, distance))
      continue;
    found.fault({.rule = "drill-21",
                 .place = way.end(),
                 .excess = half - distance,
                 .figures = {{"distance", Value(distance)}},
                 .with = way.id_of(l.feature),
                 .stage = Stage::at_end});
  }
}

}  // namespace linesman::drill
