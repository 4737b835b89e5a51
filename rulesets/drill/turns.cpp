#include "drill/turns.h"

#include "drill/batteries.h"
#include "drill/turn_price.h"

namespace linesman::drill {

namespace {

/// drill-12
bool turns_freely(const Way& way) {
  switch (way.manoeuvre.formation) {
    case Formation::manoeuvre_column:
    case Formation::mass:
    case Formation::limbered: return true;
    default: return way.kind == OrderKind::march;
  }
}

/// drill-11: who pays when everybody who shares the path pivots about one point; nobody in another turn.
std::optional<PieceIndex> outermost(const Way& way, std::size_t step) {
  if (!way.ordered.shares_path) return std::nullopt;
  const auto it = way.group.outermost.find(way.steps()[step].written);
  return it == way.group.outermost.end() ? std::nullopt : std::optional(it->second);
}

void pay_for_arc(const Way& way, Account& account, std::string_view rule, std::size_t step, const Turn& turn) {
  account.pay({.rule = rule, .amount = way.setting.bd(turn.arc), .from = {step, 0}, .says = "cost_arc"});
}

void pay_for_angle(const Way& way, Account& account, std::string_view rule, std::size_t step, const Turn& turn) {
  account.pay({.rule = rule, .amount = price_of_turn(way.tables(), turn.angle), .from = {step, 0}});
}

// drill-11
void turn_together(const Way& way, Account& account, std::size_t step, const Turn& turn, PieceIndex payer) {
  pay_for_arc(way, account, "drill-11", step, turn);
  if (payer == way.troop.piece && !turns_freely(way)) pay_for_angle(way, account, "drill-11", step, turn);
}

// drill-12
void turn_freely(const Way& way, Account& account, std::size_t step, const Turn& turn) {
  if (way.kind != OrderKind::march && !turn.on_the_spot) pay_for_arc(way, account, "drill-12", step, turn);
}

// drill-10
void turn_alone(const Way& way, Account& account, std::size_t step, const Turn& turn) {
  pay_for_angle(way, account, "drill-10", step, turn);
  if (turn.kind == TurnKind::pivot && !turn.on_the_spot) pay_for_arc(way, account, "drill-10", step, turn);
}

}  // namespace

void pay_for_turn(const Way& way, Account& account, std::size_t step) {
  const Turn& turn = std::get<Turn>(way.steps()[step].facts);
  if (way.kind == OrderKind::pass) return;
  if (way.manoeuvre.turns_in_place) return turn_in_place(way, account, step, turn);
  if (const auto payer = outermost(way, step)) return turn_together(way, account, step, turn, *payer);
  const bool wheels_in_the_field = turn.kind == TurnKind::wheel && way.kind != OrderKind::march;
  if (turns_freely(way) && !wheels_in_the_field) return turn_freely(way, account, step, turn);
  turn_alone(way, account, step, turn);
}

}  // namespace linesman::drill
