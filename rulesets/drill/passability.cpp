#include "drill/passability.h"

#include <algorithm>

#include "drill/speed.h"

namespace linesman::drill {

namespace {

/// Pe as it counts for this piece, BD.
double pe_of(const Way& way, const Rating& rating, Formation formation, bool small_road) {
  const bool twice = way.troop.arm == Arm::cavalry && formation == Formation::manoeuvre_column;
  const double pe = rating.pe * (twice ? way.tables().column_pe : 1);
  return small_road ? std::max(0.0, pe - way.tables().less_on_small_roads) : pe;
}

/// drill-16, drill-18: it needs more than the speed of a whole turn.
Finding never_enough(const Way& way, const Speed& speed, const Meeting& meeting, double need) {
  const bool column = could_in_column(way, meeting.feature);
  return {.rule = column ? "drill-16" : "drill-18",
          .place = meeting.place,
          .figures = {{"need", Value(need)}, {"speed", Value(speed.full)}},
          .with = way.id_of(meeting.feature),
          .says = column ? "fault" : "fault_speed"};
}

}  // namespace

double price_of(const Way& way, const Rating& rating, bool small_road) {
  const double pe = pe_of(way, rating, way.manoeuvre.formation, small_road);
  return way.setting.options.pr_spent ? rating.pr + pe : pe;
}

double need_of(const Way& way, FeatureIndex feature, Formation formation, bool small_road) {
  const Rating rating = way.setting.rating(feature);
  const double width = way.setting.is_steeplechase(feature) ? way.tables().width : 0;
  return rating.pr + pe_of(way, rating, formation, small_road) + width;
}

bool could_in_column(const Way& way, FeatureIndex feature) {
  if (way.troop.arm == Arm::artillery || way.in_column() || way.troop.is_mob()) return false;
  if (way.setting.rating(feature).how == Rating::How::impassable) return false;
  constexpr Formation COLUMN = Formation::manoeuvre_column;
  return !exceeds(need_of(way, feature, COLUMN, false), full_speed_in(way, COLUMN));
}

void ask_for(const Way& way, const Speed& speed, const Account& account, std::string_view rule, const Meeting& meeting,
             double need, Findings& found) {
  if (speed.none) return;
  if (exceeds(need, speed.full)) return found.fault(never_enough(way, speed, meeting, need));
  if (!exceeds(need, account.left())) return;
  found.fault({.rule = rule,
               .place = meeting.place,
               .excess = need - account.left(),
               .figures = {{"need", Value(need)}, {"left", Value(account.left())}},
               .with = way.id_of(meeting.feature)});
}

void no_way_through(const Way& way, const Speed& speed, const Meeting& meeting, Findings& found) {
  if (!speed.none) found.fault({.rule = "drill-18", .place = meeting.place, .with = way.id_of(meeting.feature)});
}

}  // namespace linesman::drill
