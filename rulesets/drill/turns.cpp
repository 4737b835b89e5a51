#include "drill/turns.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"

namespace linesman::drill {

namespace {

/// drill-12
bool turns_freely(const Way& way) { return way.kind != OrderKind::move || turns_freely_in(way.manoeuvre.formation); }

/// drill-11: who pays when everybody who shares the path pivots about one point; nobody in another turn.
std::optional<PieceIndex> outermost(const Way& way, std::size_t step) {
  if (way.kind != OrderKind::move || !way.ordered.shares_path) return std::nullopt;
  const auto it = way.group.outermost.find(way.steps()[step].written);
  return it == way.group.outermost.end() ? std::nullopt : std::optional(it->second);
}

/// Turns about one point, one right after the other, are one.
bool go_together(const Way& way, std::size_t first, std::size_t second) {
  if (second >= way.steps().size()) return false;
  const Turn* a = facts_of<Turn>(way.steps()[first]);
  const Turn* b = facts_of<Turn>(way.steps()[second]);
  return a && b && same_length(distance(a->about, b->about), 0);
}

/// The angle of all turns that go together and end with this one, 0 to 180; nothing before the last of them.
double angle_paid_at(const Way& way, std::size_t step) {
  if (go_together(way, step, step + 1)) return 0;
  std::size_t first = step;
  while (first > 0 && go_together(way, first - 1, first)) --first;
  return angle_between(way.steps()[first].before.facing, way.steps()[step].after.facing);
}

/// drill-10: each angle begun; exactly 45 degrees is one.
double price_of_turn(const Tables& tables, double angle) {
  const double begun = std::ceil((angle - ANGLE_EPS) / tables.turn_angle);
  return std::max(0.0, begun) * tables.turn_price;
}

// drill-11
TurnBill turn_together(const Way& way, const Turn& turn, double price, PieceIndex payer) {
  if (payer != way.troop.piece || turns_freely(way)) return {"drill-11", 0, turn.arc};
  const bool flat = price > 0 && !way.setting.options.outer_turn_per_45;
  return {"drill-11", flat ? way.tables().turn_price : price, turn.arc};
}

}  // namespace

bool turns_freely_in(Formation formation) {
  switch (formation) {
    case Formation::manoeuvre_column:
    case Formation::mass:
    case Formation::limbered: return true;
    default: return false;
  }
}

// drill-10
TurnBill bill_of_turn(const Way& way, std::size_t step) {
  const Turn& turn = std::get<Turn>(way.steps()[step].facts);
  if (way.kind == OrderKind::pass) return {"drill-30", 0, turn.centre_arc};
  const double price = price_of_turn(way.tables(), angle_paid_at(way, step));
  if (way.manoeuvre.turns_in_place) return {"drill-7", price, turn.centre_arc};
  if (const auto payer = outermost(way, step)) return turn_together(way, turn, price, *payer);
  if (turns_freely(way)) return {"drill-12", 0, turn.centre_arc};
  return {"drill-10", price, turn.centre_arc};
}

}  // namespace linesman::drill
