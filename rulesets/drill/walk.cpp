#include "drill/walk.h"

#include "drill/batteries.h"
#include "drill/landscape.h"
#include "drill/steeplechases.h"
#include "drill/turns.h"

namespace linesman::drill {

namespace {

// drill-23 and, on small roads, drill-27. `number`: of how many passed so far this is the last.
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
    const double length = way_.part_of(i).length;
    go(i, way_.setting.bd(length));
    account_.enter({.rule = way_.kind == OrderKind::pass ? "drill-30" : "drill-9",
                    .amount = way_.setting.bd(length),
                    .from = {i, 0},
                    .to = length});
  }

  /// A whole step that costs so many BD of way, with what is met on it.
  void go(std::size_t i, double bd) {
    const double extent = way_.part_of(i).extent;
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
