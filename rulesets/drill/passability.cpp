#include "drill/passability.h"

#include <algorithm>

#include "drill/speed.h"

namespace linesman::drill {

namespace {

/// Pe as it counts for this piece, on a small road or off it, BD.
double pe_on_way(const Way& way, const Rating& rating, Formation formation, bool small_road) {
  const double pe = pe_of(way.tables(), way.troop, formation, rating);
  return small_road ? std::max(0.0, pe - way.tables().less_on_small_roads) : pe;
}

bool needs_pr(const Way& way, bool small_road) { return !small_road || way.setting.options.small_road_pr; }

/// drill-18: a formation, besides manoeuvre column, in which the piece could pass; `none` if there is none.
Formation other_formation(const Way& way, FeatureIndex feature) {
  if (way.troop.arm == Arm::artillery) return Formation::none;
  for (const auto& [formation, block] : way.tables().blocks.at(way.troop.arm))
    if (formation != Formation::mob && formation != Formation::manoeuvre_column &&
        formation != way.manoeuvre.formation && can_pass(way, feature, formation, false))
      return formation;
  return Formation::none;
}

/// drill-16, drill-18: it could not go in with the speed of a whole turn.
Finding never_enough(const Way& way, const Speed& speed, const Meeting& meeting, double need) {
  Finding fault{.rule = "drill-16",
                .place = way.told(meeting.place),
                .figures = {{"need", Value(need)}, {"speed", Value(speed.full)}},
                .with = way.id_of(meeting.feature)};
  if (could_in_column(way, meeting.feature)) return fault;
  fault.rule = "drill-18";
  const Formation other = other_formation(way, meeting.feature);
  fault.says = other == Formation::none ? "fault_speed" : "fault_formation";
  if (other != Formation::none) fault.figures.emplace_back("formation", Value(name_of(other)));
  return fault;
}

}  // namespace

double pe_of(const Tables& tables, const Troop& troop, Formation formation, const Rating& rating) {
  const bool twice = troop.arm == Arm::cavalry && formation == Formation::manoeuvre_column;
  return rating.pe * (twice ? tables.column_pe : 1);
}

double price_of(const Way& way, const Rating& rating, bool small_road) {
  const double pe = pe_on_way(way, rating, way.manoeuvre.formation, small_road);
  return way.setting.options.pr_spent && needs_pr(way, small_road) ? rating.pr + pe : pe;
}

double need_of(const Way& way, FeatureIndex feature, Formation formation, bool small_road) {
  const Rating rating = way.setting.rating(feature);
  const double width = way.setting.is_steeplechase(feature) ? way.tables().width : 0;
  const double pr = needs_pr(way, small_road) ? rating.pr : 0;
  return pr + pe_on_way(way, rating, formation, small_road) + width;
}

bool can_pass(const Way& way, FeatureIndex feature, Formation formation, bool small_road) {
  const double full = sum_of(full_speed_in(way, formation));
  if (exceeds(need_of(way, feature, formation, small_road), full)) return false;
  return way.setting.is_steeplechase(feature) ||
         exceeds(full, pe_on_way(way, way.setting.rating(feature), formation, small_road));
}

bool could_in_column(const Way& way, FeatureIndex feature) {
  if (way.troop.arm == Arm::artillery || way.in_column() || way.troop.is_mob()) return false;
  if (way.setting.rating(feature).how == Rating::How::impassable) return false;
  return can_pass(way, feature, Formation::manoeuvre_column, false);
}

void ask_for(const Way& way, const Speed& speed, const Account& account, std::string_view rule, const Meeting& meeting,
             double need, Findings& found) {
  if (speed.none) return;
  if (!can_pass(way, meeting.feature, way.manoeuvre.formation, meeting.small_road))
    return found.fault(never_enough(way, speed, meeting, need));
  if (!exceeds(need, account.left())) return;
  found.fault({.rule = rule,
               .place = way.told(meeting.place),
               .excess = need - account.left(),
               .figures = {{"need", Value(need)}, {"left", Value(account.left())}},
               .with = way.id_of(meeting.feature)});
}

void no_way_through(const Way& way, const Speed& speed, const Meeting& meeting, Findings& found) {
  if (!speed.none)
    found.fault({.rule = "drill-18", .place = way.told(meeting.place), .with = way.id_of(meeting.feature)});
}

}  // namespace linesman::drill
