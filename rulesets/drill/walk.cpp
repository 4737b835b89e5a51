// The way from its beginning to its end, and the price of each step: drill-7, 9 to 12, 23 and 27.
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "drill/clauses.h"

namespace linesman::drill {

namespace {

/// The price of a turn, and the clause that sets it.
struct TurnBill {
  std::string_view rule;
  double price = 0;  ///< of the angle, BD, paid where the turn begins
  double way = 0;    ///< inches, paid as the piece turns
};

/// drill-11: the piece that pays when all that share the path pivot about one point; nothing in another turn.
std::optional<PieceIndex> outermost(const Way& way, std::size_t step) {
  if (way.kind != OrderKind::move || !way.ordered.shares_path) return std::nullopt;
  const auto it = way.group.outermost.find(way.steps()[step].written);
  return it == way.group.outermost.end() ? std::nullopt : std::optional(it->second);
}

/// Two turns about one point, one right after the other, are one turn.
bool go_together(const Way& way, std::size_t first, std::size_t second) {
  if (second >= way.steps().size()) return false;
  const Turn* a = facts_of<Turn>(way.steps()[first]);
  const Turn* b = facts_of<Turn>(way.steps()[second]);
  return a && b && same_length(distance(a->about, b->about), 0);
}

/// The angle of all turns that go together and end with this one, in [0, 180] degrees; 0 before the last of them.
double angle_paid_at(const Way& way, std::size_t step) {
  if (go_together(way, step, step + 1)) return 0;
  std::size_t first = step;
  while (first > 0 && go_together(way, first - 1, first)) --first;
  return angle_between(way.steps()[first].before.facing, way.steps()[step].after.facing);
}

// drill-11
TurnBill turn_together(const Way& way, const Turn& turn, double price, PieceIndex payer) {
  if (payer != way.troop.piece || turns_freely(way.kind, way.manoeuvre.formation)) return {"drill-11", 0, turn.arc};
  const bool flat = price > 0 && !way.setting.options.outer_turn_per_45;
  return {"drill-11", flat ? way.tables().turn_price : price, turn.arc};
}

/// drill-7, 10, 11, 12; drill-30 in a pass. `step` is a turn.
TurnBill bill_of_turn(const Way& way, std::size_t step) {
  const Turn& turn = std::get<Turn>(way.steps()[step].facts);
  if (way.kind == OrderKind::pass) return {"drill-30", 0, turn.centre_arc};
  const double price = price_of_turn(way.tables(), angle_paid_at(way, step));
  if (way.manoeuvre.turns_in_place) return {"drill-7", price, turn.centre_arc};
  if (const auto payer = outermost(way, step)) return turn_together(way, turn, price, *payer);
  if (turns_freely(way.kind, way.manoeuvre.formation)) return {"drill-12", 0, turn.centre_arc};
  return {"drill-10", price, turn.centre_arc};
}

}  // namespace

bool turns_freely(OrderKind kind, Formation formation) {
  if (kind != OrderKind::move) return true;
  switch (formation) {
    case Formation::manoeuvre_column:
    case Formation::mass:
    case Formation::limbered: return true;
    default: return false;
  }
}

// drill-10: exactly 45 degrees is one.
double price_of_turn(const Tables& tables, double angle) {
  const double begun = std::ceil((angle - ANGLE_EPS) / tables.turn_angle);
  return std::max(0.0, begun) * tables.turn_price;
}

namespace {

// drill-23 and, on small roads, drill-27. `number`: the contours passed so far, with this one.
void pay_for_contour(const Way& way, const Meeting& meeting, double number, Account& account) {
  const Tables& t = way.tables();
  const bool field = way.kind == OrderKind::move;
  const bool one_less = !field && way.setting.options.one_less_contour;
  if (number <= (one_less ? t.free_contours_on_small_roads : t.free_contours)) return;
  account.pay({.rule = field ? "drill-23" : "drill-27",
               .amount = t.contour_price,
               .from = meeting.place,
               .to = meeting.place.s,
               .with = way.id_of(meeting.feature),
               .says = field ? "cost" : "cost_contour"});
}

class Walk {
 public:
  Walk(const Way& way, const Speed& speed, Account& account, Findings& found)
      : way_(way), speed_(speed), account_(account), found_(found), meetings_(meetings_of(way)) {}

  void take(std::size_t i) {
    const TracedStep& step = way_.steps()[i];
    if (facts_of<Act>(step)) pay_for_act(way_, account_, i);
    if (facts_of<Turn>(step)) take_turn(i);
    if (facts_of<Leg>(step)) take_leg(i);
  }

  bool stopped() const { return stopped_; }

 private:
  void take_turn(std::size_t i) {
    const TurnBill bill = bill_of_turn(way_, i);
    account_.pay({.rule = bill.rule, .amount = bill.price, .from = {i, 0}});
    go(i, way_.setting.bd(bill.way));
    if (bill.way <= 0) return;
    account_.enter({.rule = bill.rule,
                    .amount = way_.setting.bd(bill.way),
                    .from = {i, 0},
                    .says = way_.kind == OrderKind::pass ? "cost" : "cost_arc"});
  }

  void take_leg(std::size_t i) {
    const double length = way_.measured[i].inches;
    go(i, way_.setting.bd(length));
    account_.enter({.rule = way_.kind == OrderKind::pass ? "drill-30" : "drill-9",
                    .amount = way_.setting.bd(length),
                    .from = {i, 0},
                    .to = length});
  }

  /// Pays for a whole step that costs `bd`, and for the terrain that is met on it.
  void go(std::size_t i, double bd) {
    const double extent = way_.measured[i].extent;
    const double rate = extent > 0 ? bd / extent : 0;
    double s = 0;
    for (const Meeting& m : meetings_) {
      if (m.place.step != i) continue;
      account_.go(i, s, m.place.s, rate);
      s = m.place.s;
      meet(m);
    }
    account_.go(i, s, extent, rate);
  }

  void meet(const Meeting& m) {
    switch (m.what) {
      case Meeting::What::landscape: return enter_landscape(way_, speed_, m, account_, found_);
      case Meeting::What::steeplechase: stopped_ |= take_steeplechase(way_, speed_, m, account_, found_); return;
      case Meeting::What::contour: return pay_for_contour(way_, m, ++contours_, account_);
    }
  }

  const Way& way_;
  const Speed& speed_;
  Account& account_;
  Findings& found_;
  const std::vector<Meeting> meetings_;
  double contours_ = 0;
  bool stopped_ = false;
};

}  // namespace

bool walk(const Way& way, const Speed& speed, Account& account, Findings& found) {
  if (way.manoeuvre.limber_understood) pay_for_understood(way, account, 0);
  Walk walk(way, speed, account, found);
  for (std::size_t i = 0; i < way.steps().size(); ++i) walk.take(i);
  if (way.manoeuvre.unlimber_understood) pay_for_understood(way, account, way.end().step);
  return walk.stopped();
}

}  // namespace linesman::drill
