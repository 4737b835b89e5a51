// What turning costs.
#include <cmath>

#include "base/tolerance.h"
#include "drill/clauses.h"

namespace linesman::drill {

namespace {

/// drill-12
bool turns_freely(const March& march) {
  const std::string& f = march.manoeuvre.formation;
  return march.errand.doing == Doing::march || f == "manoeuvre-column" || f == "mass" || f == "limbered";
}

/// drill-11: everybody who shares the path pivots about one point.
const PieceIndex* outermost(const March& march, std::size_t step) {
  if (!march.party.together.contains(march.troop.piece)) return nullptr;
  const auto it = march.party.outermost.find(march.steps()[step].written);
  return it == march.party.outermost.end() ? nullptr : &it->second;
}

// drill-11
void turn_together(March& march, std::size_t step, const Turn& turn, PieceIndex pays_the_turn) {
  march.pay({"drill-11", march.setting.bd(turn.arc), {step, 0}, 0, "cost_arc"});
  if (pays_the_turn == march.troop.piece && !turns_freely(march))
    march.pay({"drill-11", price_of_turn(march.tables(), turn.angle), {step, 0}});
}

// drill-12
void turn_freely(March& march, std::size_t step, const Turn& turn) {
  if (march.errand.doing == Doing::march || turn.on_the_spot) return;
  march.pay({"drill-12", march.setting.bd(turn.arc), {step, 0}, 0, "cost_arc"});
}

// drill-10
void turn_alone(March& march, std::size_t step, const Turn& turn) {
  march.pay({"drill-10", price_of_turn(march.tables(), turn.angle), {step, 0}});
  if (turn.kind == TurnKind::pivot && !turn.on_the_spot)
    march.pay({"drill-10", march.setting.bd(turn.arc), {step, 0}, 0, "cost_arc"});
}

}  // namespace

// drill-10: each angle begun; exactly 45 degrees is one.
double price_of_turn(const Tables& tables, double angle) {
  const double begun = std::ceil((std::abs(angle) - ANGLE_EPS) / tables.turn_angle);
  return std::max(0.0, begun) * tables.turn_price;
}

void pay_for_turn(March& march, std::size_t step) {
  const Turn& turn = std::get<Turn>(march.steps()[step].facts);
  if (march.errand.doing == Doing::pass) return;
  if (march.manoeuvre.turns_in_place) return turn_in_place(march, step, turn);
  if (const PieceIndex* pays = outermost(march, step)) return turn_together(march, step, turn, *pays);
  const bool wheels_in_the_field = turn.kind == TurnKind::wheel && march.errand.doing != Doing::march;
  if (turns_freely(march) && !wheels_in_the_field) return turn_freely(march, step, turn);
  turn_alone(march, step, turn);
}

}  // namespace linesman::drill
