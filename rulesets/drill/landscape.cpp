// What one goes into: what it takes, what it needs, who must change formation for it.
#include <algorithm>

#include "base/tolerance.h"
#include "drill/clauses.h"
#include "drill/way.h"

namespace linesman::drill {

namespace {

constexpr std::string_view COLUMN = "manoeuvre-column";

/// drill-16, drill-18: not with the whole speed of a turn. Whether that is so.
bool cannot_pass(March& march, const Meeting& meeting, double need) {
  if (!exceeds(need, march.full_speed)) return false;
  const bool column = could_in_column(march, meeting.feature);
  march.fault({column ? "drill-16" : "drill-18",
               meeting.spot,
               {},
               march.id_of(meeting.feature),
               column ? "fault" : "fault_speed",
               {{"need", Value(need)}, {"speed", Value(march.full_speed)}}});
  return true;
}

/// drill-15, drill-19: what is left must be enough. Nothing is asked of a piece without speed.
void ask_for(March& march, std::string_view rule, const Meeting& meeting, double need) {
  if (!march.has_speed || cannot_pass(march, meeting, need)) return;
  const double left = march.total - march.spent;
  if (!exceeds(need, left)) return;
  march.fault({rule,
               meeting.spot,
               need - left,
               march.id_of(meeting.feature),
               "fault",
               {{"need", Value(need)}, {"left", Value(left)}}});
}

/// drill-18
void no_way_through(March& march, const Meeting& meeting) {
  if (march.has_speed) march.fault({"drill-18", meeting.spot, {}, march.id_of(meeting.feature)});
}

double price_of(const March& march, const Rating& rating, bool small_road) {
  const double pe = pe_of(march, rating, march.manoeuvre.formation, small_road);
  return march.setting.options.pr_spent ? rating.pr + pe : pe;
}

}  // namespace

double pe_of(const March& march, const Rating& rating, const std::string& formation, bool small_road) {
  const bool twice = march.troop.arm == Arm::cavalry && formation == COLUMN;
  const double pe = rating.pe * (twice ? march.tables().column_pe : 1);
  return small_road ? std::max(0.0, pe - march.tables().less_on_small_roads) : pe;
}

double need_of(const March& march, FeatureIndex feature, const std::string& formation, bool small_road) {
  const Rating rating = march.setting.rating(feature);
  const double width = march.setting.is_steeplechase(feature) ? march.tables().width : 0;
  return rating.pr + pe_of(march, rating, formation, small_road) + width;
}

bool could_in_column(const March& march, FeatureIndex feature) {
  if (march.troop.arm == Arm::artillery || march.in_column() || march.troop.is_mob()) return false;
  if (march.setting.rating(feature).how == Rating::How::impassable) return false;
  const std::string column(COLUMN);
  return !exceeds(need_of(march, feature, column, false), full_speed_in(march, column));
}

// drill-14, drill-15 and, on small roads, drill-27
void enter_landscape(March& march, const Meeting& meeting) {
  const Rating rating = march.setting.rating(meeting.feature);
  if (rating.how == Rating::How::impassable) {
    if (meeting.is_new) no_way_through(march, meeting);
    return;
  }
  if (meeting.is_new)
    ask_for(march, "drill-15", meeting, need_of(march, meeting.feature, march.manoeuvre.formation, meeting.small_road));
  march.pay({meeting.small_road ? "drill-27" : "drill-14", price_of(march, rating, meeting.small_road), meeting.spot,
             meeting.spot.s, "cost", march.id_of(meeting.feature)});
}

// drill-19
void take_steeplechase(March& march, const Meeting& meeting) {
  const Rating rating = march.setting.rating(meeting.feature);
  if (rating.how == Rating::How::impassable) return no_way_through(march, meeting);
  ask_for(march, "drill-19", meeting, need_of(march, meeting.feature, march.manoeuvre.formation, false));
  just_enough(march, meeting);
  march.pay(
      {"drill-19", price_of(march, rating, false), meeting.spot, meeting.spot.s, "cost", march.id_of(meeting.feature)});
}

// drill-18: where the Move order still leads to.
void leads_onto(March& march) {
  if (!march.errand.onto) return;
  const FeatureIndex feature = *march.errand.onto;
  const bool impassable = march.setting.rating(feature).how == Rating::How::impassable;
  const double need = need_of(march, feature, march.manoeuvre.formation, false);
  const bool passes = !impassable && !exceeds(need, march.full_speed);
  if (passes || could_in_column(march, feature)) {
    if (march.has_speed)
      march.fault({passes ? "drill-18" : "drill-16", {}, {}, march.id_of(feature), passes ? "fault_onto" : "fault"});
    return;
  }
  march.is_stopped = true;
  march.set_own("drill-18", "formation", Value("mob"));
  march.set_own("drill-18", "musician", Value(false));
  march.set_own("drill-18", "order", Value("none"));
  march.set_own("drill-18", "moving", Value(false));
  march.note("drill-18", {{"with", Value(label(march.game().feature(feature)))}});
}

}  // namespace linesman::drill
