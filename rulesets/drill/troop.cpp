#include "drill/troop.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "base/json_reader.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "movement/trace.h"

namespace linesman::drill {

namespace {

std::string_view word(const Value& own, std::string_view key) { return own[key].text().value_or(""); }

bool flag(const Value& own, std::string_view key, bool fallback = false) {
  return own[key].boolean().value_or(fallback);
}

StandingOrder order_of(const Game& game, const Piece& piece) {
  if (const auto own = piece.status["order"].text()) return named<StandingOrder>(*own).value_or(StandingOrder::none);
  if (!piece.unit) return StandingOrder::none;
  return named<StandingOrder>(word(game.unit(*piece.unit).status, "order")).value_or(StandingOrder::none);
}

Problem missing_trait(const Game& game, PieceIndex piece, const std::string& key, const Argument& wanted) {
  return {pointer_to("/pieces", at(piece)) + "/traits",
          said<"{id} needs the trait \"{key}\": {ids}">(game.piece(piece).id, key, wanted)};
}

Problem missing_formation(const Tables& tables, const Game& game, const Troop& troop) {
  const std::string key = "formation";
  return {pointer_to("/pieces", at(troop.piece)) + "/status",
          said<"{id} needs the status \"{key}\": {ids}">(game.piece(troop.piece).id, key,
                                                         several_names(formations_to_form(tables, troop.arm), "or"))};
}

}  // namespace

std::optional<Troop> troop_of(const Game& game, PieceIndex piece) {
  const Piece& p = game.piece(piece);
  const auto arm = named<Arm>(word(p.traits, "troop"));
  if (!arm) return std::nullopt;
  Troop t;
  t.piece = piece;
  t.arm = *arm;
  t.drill = p.traits["drill"].number().value_or(0);
  t.battery = named<Battery>(word(p.traits, "battery")).value_or(Battery::none);
  t.dense = flag(p.traits, "dense");
  t.formation = named<Formation>(word(p.status, "formation")).value_or(Formation::none);
  t.order = order_of(game, p);
  t.moving = flag(p.status, "moving", t.order == StandingOrder::move);
  t.musician = flag(p.status, "musician");
  t.contact = named<ContactState>(word(p.status, "contact")).value_or(ContactState::none);
  t.contact_turn = p.status["contact_turn"].whole();
  t.acted = p.status["acted"].whole();
  t.charged = flag(p.status, "charged");
  t.routed = flag(p.status, "routed");
  return t;
}

Result<Troop> ordered_troop(const Tables& tables, const Game& game, PieceIndex piece) {
  const auto troop = troop_of(game, piece);
  if (!troop && game.piece(piece).traits["troop"].is_null())
    return missing_trait(game, piece, "troop", several_names(std::array{"infantry", "cavalry", "artillery"}, "or"));
  if (!troop)
    return Problem{pointer_to("/pieces", at(piece)) + "/traits/troop",
                   said<"{id} is neither infantry nor cavalry nor artillery: no order moves it">(game.piece(piece).id)};
  if (!game.piece(piece).on_table())
    return Problem{pointer_to("/pieces", at(piece)) + "/status",
                   said<"{id} is not on the table">(game.piece(piece).id)};
  if (troop->drill <= 0)
    return missing_trait(game, piece, "drill", number_wanted({.least = 1, .most = 10, .whole = true}));
  if (troop->arm == Arm::artillery && troop->battery == Battery::none)
    return missing_trait(game, piece, "battery", several_names(std::array{"foot", "heavy", "horse"}, "or"));
  if (troop->formation == Formation::none) return missing_formation(tables, game, *troop);
  return *troop;
}

const Rate& rate_of(const Tables& tables, const Troop& troop, Formation formation) {
  if (formation == Formation::limbered) return tables.limbered.at(troop.battery);
  return tables.speeds.at(troop.arm).at(formation);
}

double figure_of(const Rate& rate, const Troop& troop) { return rate.plus + (rate.drill ? troop.drill : 0); }

std::vector<std::string> formations_to_form(const Tables& tables, Arm arm) {
  std::vector<std::string> names;
  for (const auto& [formation, block] : tables.blocks.at(arm))
    if (formation != Formation::mob) names.emplace_back(name_of(formation));
  return names;
}

Result<void> check_formation(const Tables& tables, const Game& game, PieceIndex piece) {
  const auto troop = troop_of(game, piece);
  if (!troop || troop->formation == Formation::none || tables.blocks.at(troop->arm).contains(troop->formation))
    return {};
  return Problem{pointer_to("/pieces", at(piece)) + "/status/formation",
                 said<"{id}: {arm} has no formation \"{a}\", only {list} and mob">(
                     game.piece(piece).id, name_of(troop->arm), name_of(troop->formation),
                     several_names(formations_to_form(tables, troop->arm), ""))};
}

namespace {

using Steps = std::span<const PlanStep>;

bool is_leg(const PlanStep& step) { return step.kind == StepKind::leg; }
bool is_turn(const PlanStep& step) { return step.kind == StepKind::turn; }

/// Inches of a leg as it is written; infinity for a leg to a point.
double written_length(const Step& step) {
  if (const auto* forward = std::get_if<ForwardStep>(&step)) return forward->distance;
  if (const auto* reverse = std::get_if<ReverseStep>(&step)) return reverse->distance;
  if (const auto* sideways = std::get_if<SidewaysStep>(&step)) return std::abs(sideways->distance);
  return HUGE_VAL;
}

PlanStep planned_act(std::string_view name, const Value& members) {
  return {StepKind::act, named<ActKind>(name),
          named<Formation>(members["formation"].text().value_or("")).value_or(Formation::none)};
}

/// The acts before the first leg or turn.
Steps beginning(const Plan& plan) {
  const auto moves = [](const PlanStep& s) { return is_leg(s) || is_turn(s); };
  return {plan.begin(), std::find_if(plan.begin(), plan.end(), moves)};
}

bool forms_column(const PlanStep& step) {
  return step.act == ActKind::form && step.formation == Formation::manoeuvre_column;
}

bool any_act(Steps steps, ActKind kind) {
  return std::any_of(steps.begin(), steps.end(), [&](const PlanStep& s) { return s.act == kind; });
}

/// drill-7: legs of this length are a move, BD.
constexpr double LEAST_MOVE = 1;

double length_of(const Plan& plan) {
  double length = 0;
  for (const PlanStep& step : plan) length += step.length;
  return length;
}

/// drill-7: a move that begins and ends unlimbered and turns, with legs of less than 1 BD.
bool turns_in_place(const Troop& troop, OrderKind kind, const Plan& plan) {
  if (kind != OrderKind::move || troop.formation != Formation::unlimbered) return false;
  if (std::none_of(plan.begin(), plan.end(), is_turn) || within_limit(LEAST_MOVE, length_of(plan))) return false;
  const auto last = std::find_if(plan.rbegin(), plan.rend(), [](const PlanStep& s) { return is_limbering(s.act); });
  return last == plan.rend() || last->act == ActKind::unlimber;
}

}  // namespace

Plan plan_of(const Path& path, double bd) {
  Plan plan;
  plan.reserve(path.size());
  for (const Step& step : path) {
    const bool turn = std::holds_alternative<PivotStep>(step) || std::holds_alternative<WheelStep>(step);
    const auto* act = std::get_if<ActStep>(&step);
    plan.push_back(act ? planned_act(act->name, act->members) : PlanStep{turn ? StepKind::turn : StepKind::leg});
    if (plan.back().kind == StepKind::leg) plan.back().length = written_length(step) / bd;
  }
  return plan;
}

Plan plan_of(const std::vector<TracedStep>& steps, double bd) {
  Plan plan;
  plan.reserve(steps.size());
  for (const TracedStep& step : steps) {
    const Act* act = facts_of<Act>(step);
    plan.push_back(act ? planned_act(act->name, act->members)
                       : PlanStep{facts_of<Turn>(step) ? StepKind::turn : StepKind::leg});
    if (const Leg* leg = facts_of<Leg>(step)) plan.back().length = leg->length / bd;
  }
  return plan;
}

std::optional<ActKind> act_of(const TracedStep& step) {
  const Act* act = facts_of<Act>(step);
  return act ? named<ActKind>(act->name) : std::nullopt;
}

bool is_limbering(std::optional<ActKind> act) { return act == ActKind::limber || act == ActKind::unlimber; }

Formation formed_by(const TracedStep& step) {
  const Act* act = facts_of<Act>(step);
  return act ? planned_act(act->name, act->members).formation : Formation::none;
}

Manoeuvre manoeuvre_of(const Troop& troop, OrderKind kind, const Plan& plan) {
  Manoeuvre m{troop.formation};
  if (!moves(kind) || troop.is_mob()) return m;
  const Steps first = beginning(plan);
  if (troop.arm == Arm::artillery) {
    m.turns_in_place = turns_in_place(troop, kind, plan);
    const bool may_leave_out = m.turns_in_place && std::none_of(plan.begin(), plan.end(), is_leg);
    m.limber_understood = may_leave_out && !any_act(plan, ActKind::limber);
    m.unlimber_understood = may_leave_out && !any_act(plan, ActKind::unlimber);
    if (m.turns_in_place || (needs_move_order(kind) && any_act(first, ActKind::limber)))
      m.formation = Formation::limbered;
  } else if (needs_move_order(kind) && std::any_of(first.begin(), first.end(), forms_column)) {
    m.changed_to_column = true;
    m.formation = Formation::manoeuvre_column;
  }
  return m;
}

Formation formation_after(const Troop& troop, const Manoeuvre& manoeuvre, const Plan& plan) {
  Formation formation = manoeuvre.unlimber_understood ? troop.formation : manoeuvre.formation;
  for (const PlanStep& step : plan) {
    if (step.act == ActKind::form) formation = step.formation;
    if (step.act == ActKind::limber) formation = Formation::limbered;
    if (step.act == ActKind::unlimber) formation = Formation::unlimbered;
  }
  return formation;
}

}  // namespace linesman::drill
