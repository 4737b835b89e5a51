#include "drill/batteries.h"

namespace linesman::drill {

namespace {

Finding wrong_act(std::size_t step, bool limber) {
  return {.rule = "drill-6", .place = {step, 0}, .says = limber ? "fault_limber" : "fault_unlimber"};
}

/// Acts of a battery checked one after another.
class Limbering {
 public:
  Limbering(const Way& way, Findings& found)
      : way_(way), found_(found), limbered_(way.troop.formation != Formation::unlimbered) {}

  void take(std::size_t i) {
    const TracedStep& step = way_.steps()[i];
    const auto act = act_of(step);
    if (is_limbering(act)) return take(i, act == ActKind::limber);
    if (act) return;
    has_moved_ = true;
    if (!limbered_ && !turns_in_place(step)) found_.fault({.rule = "drill-6", .place = {i, 0}});
  }

  bool limbered() const { return limbered_; }

 private:
  void take(std::size_t i, bool limber) {
    if (way_.kind == OrderKind::pass) return;  // no act is allowed there at all
    const bool artillery = way_.troop.arm == Arm::artillery;
    const bool ready = limber ? !limbered_ && !has_moved_ : ready_to_unlimber(i);
    if (!artillery || !ready) found_.fault(wrong_act(i, limber));
    if (artillery) limbered_ = limber;
  }

  /// drill-7: the guns are limbered while they turn, also where the act is left out.
  bool turns_in_place(const TracedStep& step) const { return way_.manoeuvre.turns_in_place && facts_of<Turn>(step); }

  bool ready_to_unlimber(std::size_t i) const {
    for (std::size_t later = i + 1; later < way_.steps().size(); ++later)
      if (met_in(way_.steps()[later])) return false;
    return limbered_ || way_.manoeuvre.limber_understood;
  }

  const Way& way_;
  Findings& found_;
  bool limbered_;
  bool has_moved_ = false;
};

/// drill-6: neither drawn up nor hooked up.
void no_limbering_of_a_mob(const Way& way, Findings& found) {
  if (!needs_move_order(way.kind)) return;
  for (std::size_t i = 0; i < way.steps().size(); ++i)
    if (const auto act = act_of(way.steps()[i]); is_limbering(act)) found.fault(wrong_act(i, act == ActKind::limber));
}

}  // namespace

// drill-6
void limbered_and_unlimbered(const Way& way, Findings& found) {
  const bool artillery = way.troop.arm == Arm::artillery;
  if (!needs_move_order(way.kind) && !artillery) return;
  if (way.troop.is_mob()) return no_limbering_of_a_mob(way, found);
  Limbering limbering(way, found);
  for (std::size_t i = 0; i < way.steps().size(); ++i) limbering.take(i);
  if (artillery && !way.manoeuvre.turns_in_place)
    found.change(status("drill-6", way.id(), "formation",
                        name_of(limbering.limbered() ? Formation::limbered : Formation::unlimbered)));
}

// drill-6
void pay_for_act(const Way& way, Account& account, std::size_t step) {
  const auto act = act_of(way.steps()[step]);
  if (way.troop.arm != Arm::artillery || !is_limbering(act) || way.kind == OrderKind::pass) return;
  account.pay({.rule = "drill-6",
               .amount = way.tables().limbering,
               .from = {step, 0},
               .says = act == ActKind::limber ? "cost_limber" : "cost_unlimber"});
}

// drill-7: the acts that are left out of the path cost the same.
void pay_for_understood(const Way& way, Account& account, std::size_t step) {
  account.pay({.rule = "drill-7", .amount = way.tables().limbering, .from = {step, 0}, .says = "cost_understood"});
}

}  // namespace linesman::drill
