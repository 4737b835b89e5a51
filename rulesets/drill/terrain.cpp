// Landscape and steeplechases: drill-14 to 22.
#include <algorithm>

#include "base/heading.h"
#include "drill/clauses.h"
#include "table/kind.h"

namespace linesman::drill {

namespace {

/// drill-16: the piece could go through in manoeuvre column.
bool could_in_column(const Way& way, FeatureIndex feature) {
  if (way.troop.arm == Arm::artillery || way.in_column() || way.troop.is_mob()) return false;
  if (way.setting.rating(feature).how == Rating::How::impassable) return false;
  return can_pass(way, feature, Formation::manoeuvre_column, false);
}

/// drill-18: another formation than manoeuvre column in which the piece could pass; `none` if there is none.
Formation other_formation(const Way& way, FeatureIndex feature) {
  if (way.troop.arm == Arm::artillery) return Formation::none;
  for (const auto& [formation, block] : way.tables().blocks.at(way.troop.arm))
    if (formation != Formation::mob && formation != Formation::manoeuvre_column &&
        formation != way.manoeuvre.formation && can_pass(way, feature, formation, false))
      return formation;
  return Formation::none;
}

/// drill-16, drill-18: the speed of a whole turn is not enough to go in.
Finding never_enough(const Way& way, const Speed& speed, const Meeting& meeting, double need) {
  Finding fault{.rule = "drill-16",
                .place = way.reported(meeting.place),
                .figures = {{"need", Value(need)}, {"speed", Value(speed.full)}},
                .with = way.id_of(meeting.feature)};
  if (could_in_column(way, meeting.feature)) return fault;
  fault.rule = "drill-18";
  const Formation other = other_formation(way, meeting.feature);
  fault.says = other == Formation::none ? "fault_speed" : "fault_formation";
  if (other != Formation::none) fault.figures.emplace_back("formation", Value(name_of(other)));
  return fault;
}

/// Adds the fault of `rule` (drill-15 or drill-19) where less than `need` is left, or that of drill-16 or drill-18
/// where even the speed of a whole turn is less. A piece without speed has neither.
void ask_for(const Way& way, const Speed& speed, const Account& account, std::string_view rule, const Meeting& meeting,
             double need, Findings& found) {
  if (speed.none) return;
  if (!can_pass(way, meeting.feature, way.manoeuvre.formation, meeting.small_road))
    return found.fault(never_enough(way, speed, meeting, need));
  if (!exceeds(need, account.left())) return;
  found.fault({.rule = rule,
               .place = way.reported(meeting.place),
               .excess = need - account.left(),
               .figures = {{"need", Value(need)}, {"left", Value(account.left())}},
               .with = way.id_of(meeting.feature)});
}

/// drill-18
void no_way_through(const Way& way, const Speed& speed, const Meeting& meeting, Findings& found) {
  if (!speed.none)
    found.fault({.rule = "drill-18", .place = way.reported(meeting.place), .with = way.id_of(meeting.feature)});
}

/// drill-18: the piece becomes a Mob there and stands.
void is_led_astray(const Way& way, FeatureIndex feature, Findings& found) {
  found.change(status("drill-18", way.id(), "formation", name_of(Formation::mob)));
  found.change(status("drill-18", way.id(), "musician", Value(false)));
  found.change(status("drill-18", way.id(), "order", name_of(StandingOrder::none)));
  found.change(status("drill-18", way.id(), "moving", Value(false)));
  found.remark({"drill-18", {{"with", argument_of(way.game().feature(feature))}}});
}

}  // namespace

// drill-14, drill-15 and, on small roads, drill-27
void enter_landscape(const Way& way, const Speed& speed, const Meeting& meeting, Account& account, Findings& found) {
  const Rating rating = way.setting.rating(meeting.feature);
  if (rating.how == Rating::How::impassable) {
    if (meeting.is_new) no_way_through(way, speed, meeting, found);
    return;
  }
  const double need = need_of(way.setting, way.troop, way.manoeuvre.formation, meeting.feature, meeting.small_road);
  if (meeting.is_new) ask_for(way, speed, account, "drill-15", meeting, need, found);
  account.pay({.rule = meeting.small_road ? "drill-27" : "drill-14",
               .amount = price_of(way.setting, way.troop, way.manoeuvre.formation, rating, meeting.small_road),
               .from = meeting.place,
               .to = meeting.place.s,
               .with = way.id_of(meeting.feature)});
}

// drill-18
bool leads_onto(const Way& way, const Speed& speed, Findings& found) {
  if (!way.onto) return false;
  const FeatureIndex feature = *way.onto;
  const bool impassable = way.setting.rating(feature).how == Rating::How::impassable;
  const bool passes = !impassable && can_pass(way, feature, way.manoeuvre.formation, false);
  if (!passes && !could_in_column(way, feature)) {
    is_led_astray(way, feature, found);
    return true;
  }
  if (!speed.none)
    found.fault({.rule = passes ? "drill-18" : "drill-16",
                 .with = way.id_of(feature),
                 .says = passes ? "fault_onto" : "fault",
                 .stage = Stage::at_end});
  return false;
}

namespace {

/// Degrees from the facing to the nearest facing that is square to a section.
double off_square(const Passed& p, double facing) {
  double least = 90;
  for (const double bearing : p.bearings) least = std::min(least, 90 - folded_angle(facing, bearing));
  return least;
}

bool is_square(const Way& way, const Passed& p, double facing) {
  return off_square(p, facing) <= way.tables().square + ANGLE_EPS;
}

Finding in_a_turn(const Way& way, const Passed& p) {
  return {.rule = "drill-20", .place = way.reported(p.place), .with = way.id_of(p.feature), .says = "fault_turn"};
}

Finding aslant(const Way& way, const Passed& p, PathPoint place, double facing) {
  return {.rule = "drill-20",
          .place = place,
          .figures = {{"degrees", Value(off_square(p, facing))}},
          .with = way.id_of(p.feature)};
}

// drill-22: the piece becomes a Mob behind it. Returns whether it does.
bool just_enough(const Way& way, const Speed& speed, const Meeting& meeting, double need, double left,
                 Findings& found) {
  const double compared = way.setting.options.just_enough_of_left ? left : speed.total;
  if (speed.none || exceeds(need, left) || exceeds(compared - need, way.setting.options.mob_margin)) return false;
  found.change(status("drill-22", way.id(), "formation", name_of(Formation::mob)));
  found.change(status("drill-22", way.id(), "moving", Value(false)));
  found.remark({"drill-22", {{"with", argument_of(way.game().feature(meeting.feature))}}});
  const double stands = meeting.over + way.setting.inches(way.tables().mob_beyond);
  if (exceeds(way.length(), stands))
    found.fault({.rule = "drill-22",
                 .place = way.reported(way.measured.place_after(stands)),
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
  const double need = need_of(way.setting, way.troop, way.manoeuvre.formation, meeting.feature, false);
  ask_for(way, speed, account, "drill-19", meeting, need, found);
  const bool stopped = just_enough(way, speed, meeting, need, account.left(), found);
  account.pay({.rule = "drill-19",
               .amount = price_of(way.setting, way.troop, way.manoeuvre.formation, rating, false),
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
    else if (!is_square(way, p, p.facing))
      found.fault(aslant(way, p, p.place, p.facing));
  if (passed.empty()) return;
  const Passed& last = passed.back();
  const double facing = way.trace.end.pose.facing;
  if (is_square(way, last, facing)) return;
  Finding fault = aslant(way, last, way.end(), facing);
  fault.says = "fault_end";
  fault.stage = Stage::at_end;
  fault.chosen = true;
  found.fault(std::move(fault));
}

namespace {

/// The steeplechases near the centre at the end, each once with its nearest section.
std::vector<LineDistance> steeplechases_near(const Way& way) {
  std::vector<LineDistance> near;
  for (const LineDistance& l : way.trace.end.lines) {
    if (!way.setting.is_steeplechase(l.feature)) continue;
    const auto same = std::find_if(near.begin(), near.end(),
                                   [&](const LineDistance& n) { return way.are_one(n.feature, l.feature); });
    if (same == near.end())
      near.push_back(l);
    else if (same_length(l.distance, same->distance) ? l.feature < same->feature : l.distance < same->distance)
      *same = l;
  }
  return near;
}

/// The steeplechases that the base lies across at the end, each once with the first of its sections in the document.
FeatureSet steeplechases_under(const Way& way) {
  FeatureSet under;
  for (const FeatureIndex f : way.trace.end.ground) {
    if (!way.setting.is_steeplechase(f)) continue;
    const auto same = std::find_if(under.begin(), under.end(), [&](FeatureIndex u) { return way.are_one(u, f); });
    if (same == under.end())
      under.push_back(f);
    else
      *same = std::min(*same, f);
  }
  return under;
}

}  // namespace

// drill-21: the centre counts; a steeplechase that only the base lies across is noted.
void no_standing_on_it(const Way& way, Findings& found) {
  if (way.kind != OrderKind::move || !way.goes_or_turns()) return;
  for (const FeatureIndex f : steeplechases_under(way))
    found.remark({"drill-21", {{"with", argument_of(way.game().feature(f))}}});
  const double half = way.tables().width / 2;
  for (const LineDistance& l : steeplechases_near(way)) {
    const double distance = way.setting.bd(l.distance);
    if (may_stand_in(way.setting, l.feature) || !exceeds(half, distance)) continue;
    found.fault({.rule = "drill-21",
                 .place = way.end(),
                 .excess = half - distance,
                 .figures = {{"distance", Value(distance)}},
                 .with = way.id_of(l.feature),
                 .stage = Stage::at_end,
                 .chosen = true});
  }
}

}  // namespace linesman::drill
