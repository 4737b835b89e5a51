#include "drill/speed.h"

#include <algorithm>

#include "base/check.h"
#include "rules/modified.h"

namespace linesman::drill {

void Account::pay(Charge charge) {
  if (charge.amount <= 0) return;
  spent_ += charge.amount;
  if (!passed_ && exceeds(spent_, total_)) passed_ = way_.reported(charge.from);
  charge.from = way_.reported(charge.from);
  charge.to = reported_s(way_.steps()[charge.from.step], charge.to);
  charges_.push_back(std::move(charge));
}

void Account::go(std::size_t step, double from, double to, double rate) {
  const double before = spent_;
  spent_ += (to - from) * rate;
  if (!passed_ && exceeds(spent_, total_))
    passed_ = way_.reported({step, rate > 0 ? from + std::max(0.0, total_ - before) / rate : from});
}

namespace {

Figures called(const Setting& setting, Formation formation) {
  const Field* field = setting.data.terms.status_field("formation");
  LINESMAN_CHECK(field);
  return {{"formation", Value(value_title(*field, Value(name_of(formation))))}};
}

/// drill-4
void grant_rate(const SpeedBasis& basis, Formation formation, const Rate& rate, Grants& grants) {
  const Figures named = called(basis.setting, formation);
  if (rate.drill) grants.push_back({"drill-4", basis.piece.troop.drill, named, "part_drill"});
  if (!rate.drill || rate.plus != 0) grants.push_back({"drill-4", rate.plus, named});
}

/// drill-5
double musician_of(const SpeedBasis& basis) { return basis.piece.troop.musician ? basis.setting.tables.musician : 0; }

/// Acts of limbering and unlimbering, in the path or understood.
double acts_of(const Way& way) {
  if (way.troop.arm != Arm::artillery) return 0;
  const auto in_path = std::count_if(way.steps().begin(), way.steps().end(),
                                     [](const TracedStep& s) { return is_limbering(act_of(s)); });
  return static_cast<double>(in_path + way.manoeuvre.limber_understood + way.manoeuvre.unlimber_understood);
}

/// drill-25: the base overlaps no other unit, anywhere on the path.
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

/// drill-24: the speed on roads by the table, BD.
double marching_rate(const Tables& tables, const Troop& troop) { return figure_of(tables.march.at(troop.arm), troop); }

/// drill-24, drill-25
Grant marching_speed(const SpeedBasis& basis) {
  const Tables& tables = basis.setting.tables;
  const bool cavalry = basis.piece.troop.arm == Arm::cavalry;
  if (cavalry && basis.alone) return {"drill-25", tables.march_alone, {}, "part_alone"};
  return {cavalry ? "drill-25" : "drill-24", marching_rate(tables, basis.piece.troop)};
}

/// drill-8: the highest speed with free action points.
double most_with_points(const SpeedBasis& basis) {
  const Tables& tables = basis.setting.tables;
  const double of_class = tables.battery_max.at(basis.piece.troop.battery);
  const bool marches = basis.kind == OrderKind::march;
  const double plain = marches ? std::max(of_class, marching_rate(tables, basis.piece.troop)) : of_class;
  return plain + musician_of(basis) + basis.piece.die;
}

/// drill-8: each free action point adds to the speed; the acts are paid from it.
void grant_action_points(const SpeedBasis& basis, Grants& grants) {
  const double paid = price_of_acts(basis.setting.tables, basis.acts);
  const double free = std::max(0.0, basis.piece.troop.drill - basis.acts);
  if (free > 0) grants.push_back({"drill-8", free});
  const double speed = sum_of(grants);
  const double most = paid + most_with_points(basis);
  if (exceeds(speed, most)) grants.push_back({"drill-8", most - speed, {}, "part_most"});
  if (exceeds(paid, sum_of(grants))) grants.push_back({"drill-8", paid - sum_of(grants), {}, "part_acts"});
}

}  // namespace

double price_of_acts(const Tables& tables, double acts) { return acts * tables.limbering; }

SpeedBasis basis_of(const Way& way) {
  const bool meets_count = way.kind == OrderKind::march && way.troop.arm == Arm::cavalry;
  return {way.setting, way.ordered, way.kind, acts_of(way), !meets_count || alone_on_the_road(way)};
}

bool slows_down_alone(const Way& way) {
  if (way.kind != OrderKind::march || way.troop.arm != Arm::cavalry) return false;
  return exceeds(marching_rate(way.tables(), way.troop), way.tables().march_alone);
}

// drill-4 with drill-5 and drill-13
Grants full_speed_in(const SpeedBasis& basis, Formation formation) {
  const Rate& rate = rate_of(basis.setting.tables, basis.piece.troop, formation);
  if (rate.none) return {{"drill-4", 0, called(basis.setting, formation), "part_none"}};
  Grants grants;
  if (basis.kind == OrderKind::march)
    grants.push_back(marching_speed(basis));
  else
    grant_rate(basis, formation, rate, grants);
  if (basis.piece.troop.musician) grants.push_back({"drill-5", musician_of(basis)});
  if (basis.piece.die != 0) grants.push_back({"drill-13", basis.piece.die});
  if (const double speed = sum_of(grants); speed < 0) grants.push_back({"drill-4", -speed, {}, "part_least"});
  return grants;
}

Grants speed_in(const SpeedBasis& basis, Formation formation) {
  Grants grants = full_speed_in(basis, formation);
  if (basis.piece.troop.arm == Arm::artillery) grant_action_points(basis, grants);
  return modified(basis.setting.data, basis.setting.game, basis.piece.troop.piece, name_of(basis.kind),
                  std::move(grants));
}

// drill-4
Speed speed_by_arm_and_formation(const Way& way) {
  const SpeedBasis basis = basis_of(way);
  const Formation formation = way.manoeuvre.formation;
  const Grants full = full_speed_in(basis, formation);
  if (rate_of(way.tables(), way.troop, formation).none) return {.none = true, .grants = full};
  const Grants grants = way.kind == OrderKind::pass ? total_of_passing(way) : speed_in(basis, formation);
  return {.none = false, .full = sum_of(full), .total = sum_of(grants), .grants = grants};
}

// drill-4
void a_mob_does_not_move(const Way& way, Findings& found) {
  if (way.troop.is_mob() && !way.steps().empty()) found.fault({.rule = "drill-4", .stage = Stage::before_move});
}

// drill-8: the fault stands at the last act.
void action_points(const Way& way, Findings& found) {
  const double missing = acts_of(way) - way.troop.drill;
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
