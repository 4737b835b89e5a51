// How far a piece may go.
#include <algorithm>

#include "base/tolerance.h"
#include "drill/clauses.h"

namespace linesman::drill {

namespace {

const Rate& rate_of(const March& march, const std::string& formation) {
  const auto& rates = march.tables().speeds.at(march.troop.arm);
  const auto it = rates.find(formation == "limbered" ? march.troop.battery : formation);
  LINESMAN_CHECK(it != rates.end());
  return it->second;
}

double figure(const March& march, const Rate& rate) { return rate.plus + (rate.drill ? march.troop.drill : 0); }

/// drill-13
double die_of(const March& march) {
  const auto it = march.party.dice.find(march.troop.piece);
  return it == march.party.dice.end() ? 0 : it->second;
}

/// drill-5
double musician_of(const March& march) { return march.troop.musician ? march.tables().musician : 0; }

/// What limbers and unlimbers in the path, and what is understood.
std::size_t acts(const March& march) {
  if (march.troop.arm != Arm::artillery) return 0;
  std::size_t k = march.manoeuvre.limber_understood + march.manoeuvre.unlimber_understood;
  for (const TracedStep& step : march.steps())
    if (const Act* act = facts_of<Act>(step)) k += act->name == "limber" || act->name == "unlimber";
  return k;
}

/// drill-25: the base overlaps nobody, anywhere on the path.
double alone_on_the_road(const March& march) {
  const auto is_unit = [&](PieceIndex p) { return troop_of(march.game(), p).has_value(); };
  const auto any_unit = [&](const PieceSet& set) { return std::any_of(set.begin(), set.end(), is_unit); };
  bool met = any_unit(march.trace.start.contacts) || any_unit(march.trace.end.contacts);
  for (const TracedStep& step : march.steps())
    if (const Encounters* others = met_in(step))
      met |= std::any_of(others->contacts.begin(), others->contacts.end(),
                         [&](const Contact& c) { return is_unit(c.piece); });
  return met ? figure(march, march.tables().march.at(Arm::cavalry)) : march.tables().march_alone;
}

/// drill-8: free points buy back what limbering takes.
double with_action_points(const March& march, double speed) {
  const auto k = static_cast<double>(acts(march));
  return speed + std::min(k, std::max(0.0, march.troop.drill - k));
}

}  // namespace

// drill-4 with drill-5 and drill-13: never below 0.
double full_speed_in(const March& march, const std::string& formation) {
  const Rate& rate = rate_of(march, formation);
  if (rate.none) return 0;
  double speed = figure(march, rate);
  if (march.errand.doing == Doing::march)
    speed = march.troop.arm == Arm::cavalry ? alone_on_the_road(march)
                                            : figure(march, march.tables().march.at(march.troop.arm));
  return std::max(0.0, speed + musician_of(march) + die_of(march));
}

// drill-4
void speed_by_arm_and_formation(March& march) {
  const std::string& formation = march.manoeuvre.formation;
  march.has_speed = !rate_of(march, formation).none;
  march.full_speed = full_speed_in(march, formation);
  if (!march.has_speed) return;
  const bool passes = march.errand.doing == Doing::pass;
  march.total = passes ? total_of_passing(march) : with_action_points(march, march.full_speed);
}

// drill-4
void a_mob_does_not_move(March& march) {
  if (march.troop.is_mob() && !march.steps().empty()) march.fault({"drill-4", {}});
}

// drill-8: the fault stands at the last act.
void action_points(March& march) {
  const auto missing = static_cast<double>(acts(march)) - march.troop.drill;
  if (!exceeds(missing, 0)) return;
  std::size_t last = march.end().step;
  if (!march.manoeuvre.unlimber_understood)
    for (std::size_t i = 0; i < march.steps().size(); ++i)
      if (const Act* act = facts_of<Act>(march.steps()[i]); act && act->name != "form") last = i;
  march.fault({"drill-8", {last, 0}, missing, {}, "fault", {{"points", Value(march.troop.drill)}}});
}

// drill-9
void distance_and_allowance(March& march) {
  if (!march.has_speed || !march.passed) return;
  const std::string_view rule = march.errand.doing == Doing::pass ? "drill-30" : "drill-9";
  march.fault({rule,
               *march.passed,
               march.spent - march.total,
               {},
               "fault",
               {{"spent", Value(march.spent)}, {"total", Value(march.total)}}});
}

// drill-9, option front_only
void only_forward(March& march) {
  if (!march.setting.options.front_only) return;
  for (const WayLeg& l : march.legs)
    if (l.leg->manner != Manner::forward) march.fault({"drill-9", {l.step, 0}, {}, {}, "fault_manner"});
}

// drill-9
void the_tables_edge(March& march) {
  if (exceeds(0, march.trace.start.edge)) return march.fault({"drill-9", {}, {}, {}, "fault_edge"});
  for (std::size_t i = 0; i < march.steps().size(); ++i) {
    const Leg* leg = facts_of<Leg>(march.steps()[i]);
    const Turn* turn = facts_of<Turn>(march.steps()[i]);
    if (leg && leg->edge) return march.fault({"drill-9", {i, *leg->edge}, {}, {}, "fault_edge"});
    if (turn && turn->edge) return march.fault({"drill-9", {i, 0}, {}, {}, "fault_edge"});
  }
}

}  // namespace linesman::drill
