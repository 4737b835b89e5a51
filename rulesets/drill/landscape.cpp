#include "drill/landscape.h"

#include "table/spoken_name.h"

namespace linesman::drill {

namespace {

/// drill-18: it becomes a Mob there and stands.
void is_led_astray(const Way& way, FeatureIndex feature, Findings& found) {
  found.change(status("drill-18", way.id(), "formation", name_of(Formation::mob)));
  found.change(status("drill-18", way.id(), "musician", Value(false)));
  found.change(status("drill-18", way.id(), "order", name_of(StandingOrder::none)));
  found.change(status("drill-18", way.id(), "moving", Value(false)));
  found.remark({"drill-18", {{"with", Value(spoken_name(way.game().feature(feature)))}}});
}

}  // namespace

// drill-14, drill-15 and, on small roads, drill-27
void enter_landscape(const Way& way, const Speed& speed, const Meeting& meeting, Account& account, Findings& found) {
  const Rating rating = way.setting.rating(meeting.feature);
  if (rating.how == Rating::How::impassable) {
    if (meeting.is_new) no_way_through(way, speed, meeting, found);
    return;
  }
  const double need = need_of(way, meeting.feature, way.manoeuvre.formation, meeting.small_road);
  if (meeting.is_new) ask_for(way, speed, account, "drill-15", meeting, need, found);
  account.pay({.rule = meeting.small_road ? "drill-27" : "drill-14",
               .amount = price_of(way, rating, meeting.small_road),
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

}  // namespace linesman::drill
