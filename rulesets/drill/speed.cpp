#include "drill/speed.h"

#include <algorithm>

#include "base/check.h"

namespace linesman::drill {

void Account::pay(Charge charge) {
  if (charge.amount <= 0) return;
  spent_ += charge.amount;
  if (!passed_ && exceeds(spent_, total_)) passed_ = way_.told(charge.from);
  charge.from = way_.told(charge.from);
  charge.to = told_s(way_.steps()[charge.from.step], charge.to);
  charges_.push_back(std::move(charge));
}

void Account::go(std::size_t step, double from, double to, double rate) {
  const double before = spent_;
  spent_ += (to - from) * rate;
  if (!passed_ && exceeds(spent_, total_))
    passed_ = way_.told({step, rate > 0 ? from + std::max(0.0, total_ - before) / rate : from});
}

namespace {

Figures called(const Way& way, Formation formation) {
  const Field* field = way.setting.data.terms.status_field("formation");
  LINESMAN_CHECK(field);
  return {{"formation", Value(value_title(*field, Value(name_of(formation))))}};
}

/// drill-4
void grant_rate(const Way& way, Formation formation, const Rate& rate, Grants& grants) {
  if (rate.drill) grants.push_back({"drill-4", way.troop.drill, called(way, formation), "part_drill"});
  if (!rate.drill || rate.plus != 0) grants.push_back({"drill-4", rate.plus, called(way, formation)});
}

/// drill-5
double musician_of(const Way& way) { return way.troop.musician ? way.tables().musician : 0; }

/// What limbers and unlimbers in the path, and what is understood.
double acts(const Way& way) {
  if (way.troop.arm != Arm::artillery) return 0;
  const auto in_path = std::count_if(way.steps().begin(), way.steps().end(),
                                     [](const TracedStep& s) { return is_limbering(act_of(s)); });
  return static_cast<double>(in_path + way.manoeuvre.limber_understood + way.manoeuvre.unlimber_understood);
}

/// drill-25: the base overlaps nobody, anywhere on the path.
bool alone_on_the_road(const Way& way) {
  const bool start_counts = way.setting.options.overlap_at_start;
  const auto is_unit = [&](PieceIndex p) {
    return way.setting.troop(p) && (start_counts || !way.overlapped_at_start(p));
  };
  const auto any_unit = [&](const PieceSet& set) { return std::any_of(set.begin(), set.end(), is_unit); };
  bool met = any_unit(way.trace.start.contacts) || any_unit(way.trace.end.contacts);
  for (const TracedStep& step : way.steps())
    if (const Encounters* others = met_in(step))
      met |= std::any_of(others->contacts.begin(), others->contacts.end(),
                         [&](const Contact& c) { return is_unit(c.piece); });
  return !met;
}

Grant marching_speed(const Way& way) {
  const bool cavalry = way.troop.arm == Arm::cavalry;
  if (cavalry && alone_on_the_road(way)) return {"drill-25", way.tables().march_alone, {}, "part_alone"};
  return {cavalry ? "drill-25" : "drill-24", figure_of(way.tables().march.at(way.troop.arm), way.troop)};
}

/// drill-8: the most that free points make of a speed.
double most_with_points(const Way& way) {
  const double of_class = way.tables().battery_max.at(way.troop.battery);
  const bool marches = way.kind == OrderKind::march;
  const double plain =
      marches ? std::max(of_class, figure_of(way.tables().march.at(Arm::artillery), way.troop)) : of_class;
  return plain + musician_of(way) + way.ordered.die;
}

/// drill-8: every act takes from the way, every free point adds to it; the acts are paid besides.
void grant_action_points(const Way& way, Grants& grants) {
  const double k = acts(way);
  const double paid = k * way.tables().limbering;
  const double free = std::max(0.0, way.troop.drill - k);
  if (free > 0) grants.push_back({"drill-8", free});
  const double speed = sum_of(grants);
  const double most = paid + most_with_points(way);
  if (exceeds(speed, most)) grants.push_back({"drill-8", most - speed, {}, "part_most"});
  if (exceeds(paid, sum_of(grants))) grants.push_back({"drill-8", paid - sum_of(grants), {}, "part_acts"});
}

/// drill-4, drill-30
Grants grants_of(const Way& way, const Grants& full) {
  if (way.kind == OrderKind::pass) return total_of_passing(way);
  Grants grants = full;
  if (way.troop.arm == Arm::artillery) grant_action_points(way, grants);
  return grants;
}

}  // namespace

bool slows_down_alone(const Way& way) {
  if (way.kind != OrderKind::march || way.troop.arm != Arm::cavalry) return false;
  return exceeds(figure_of(way.tables().march.at(Arm::cavalry), way.troop), way.tables().march_alone);
}

// drill-4 with drill-5 and drill-13
Grants full_speed_in(const Way& way, Formation formation) {
  const Rate& rate = rate_of(way.tables(), way.troop, formation);
  if (rate.none) return {{"drill-4", 0, called(way, formation), "part_none"}};
  Grants grants;
  if (way.kind == OrderKind::march)
    grants.push_back(marching_speed(way));
  else
    grant_rate(way, formation, rate, grants);
  if (way.troop.musician) grants.push_back({"drill-5", musician_of(way)});
  if (way.ordered.die != 0) grants.push_back({"drill-13", way.ordered.die});
  if (const double speed = sum_of(grants); speed < 0) grants.push_back({"drill-4", -speed, {}, "part_least"});
  return grants;
}

// drill-4
Speed speed_by_arm_and_formation(const Way& way) {
  const Grants full = full_speed_in(way, way.manoeuvre.formation);
  if (rate_of(way.tables(), way.troop, way.manoeuvre.formation).none) return {.none = true, .grants = full};
  const Grants grants = grants_of(way, full);
  return {.none = false, .full = sum_of(full), .total = sum_of(grants), .grants = grants};
}

// drill-4
void a_mob_does_not_move(const Way& way, Findings& found) {
  if (way.troop.is_mob() && !way.steps().empty()) found.fault({.rule = "drill-4", .stage = Stage::before_move});
}

// drill-8: the fault stands at the last act.
void action_points(const Way& way, Findings& found) {
  const double missing = acts(way) - way.troop.drill;
  if (!exceeds(missing, 0)) return;
  std::size_t last = way.end().step;
  if (!way.manoeuvre.unlimber_understood)
    for (std::size_t i = 0; i < way.steps().size(); ++i)
      if (is_limbering(act_of(way.steps()[i]))) last = i;
  found.fault(
      {.rule = "drill-8", .place = {last, 0}, .excess = missing, .figures = {{"points", Value(way.troop.drill)}}});
}

// drill-9
bool distance_and_allowance(const Way& way, const Speed& speed, const Account& account, Findings& found) {
  if (speed.none || !account.passed()) return false;
  found.fault({.rule = way.kind == OrderKind::pass ? "drill-30" : "drill-9",
               .place = *account.passed(),
               .excess = account.spent() - account.total(),
               .figures = {{"spent", Value(account.spent())}, {"total", Value(account.total())}}});
  return true;
}

// drill-9, option front_only
void only_forward(const Way& way, Findings& found) {
  if (!way.setting.options.front_only) return;
  for (std::size_t i = 0; i < way.steps().size(); ++i)
    if (const Leg* leg = facts_of<Leg>(way.steps()[i]); leg && leg->manner != Manner::forward)
      found.fault({.rule = "drill-9", .place = {i, 0}, .says = "fault_manner"});
}

// drill-9
void the_tables_edge(const Way& way, Findings& found) {
  const auto fault = [&](PathPoint place, Stage stage) {
    found.fault({.rule = "drill-9", .place = place, .says = "fault_edge", .stage = stage});
  };
  if (exceeds(0, way.trace.start.edge)) return fault({}, Stage::before_move);
  for (std::size_t i = 0; i < way.steps().size(); ++i) {
    const Leg* leg = facts_of<Leg>(way.steps()[i]);
    const Turn* turn = facts_of<Turn>(way.steps()[i]);
    if (leg && leg->edge) return fault({i, *leg->edge}, Stage::on_way);
    if (turn && turn->edge) return fault({i, 0}, Stage::on_way);
  }
}

}  // namespace linesman::drill
