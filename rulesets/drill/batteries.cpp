// Limbering, unlimbering, and turning where the guns stand.
#include "drill/clauses.h"

namespace linesman::drill {

namespace {

bool is_limbering(const Act& act) { return act.name == "limber" || act.name == "unlimber"; }

bool moves(const TracedStep& step) { return met_in(step) != nullptr; }

/// Acts of a battery checked one after another.
class Limbering {
 public:
  explicit Limbering(March& march) : march_(march), limbered_(march.troop.formation != "unlimbered") {}

  void take(std::size_t i) {
    const TracedStep& step = march_.steps()[i];
    if (const Act* act = facts_of<Act>(step)) {
      if (is_limbering(*act)) take(i, act->name == "limber");
      return;
    }
    has_moved_ = true;
    if (!limbered_ && !march_.manoeuvre.turns_in_place) march_.fault({"drill-6", {i, 0}});
  }

  bool limbered() const { return limbered_; }

 private:
  void take(std::size_t i, bool limber) {
    const bool artillery = march_.troop.arm == Arm::artillery;
    if (march_.errand.doing == Doing::pass) return;  // no act is allowed there at all
    const bool ready = limber ? !limbered_ && !has_moved_ : ready_to_unlimber(i);
    if (!artillery || !ready) march_.fault({"drill-6", {i, 0}, {}, {}, limber ? "fault_limber" : "fault_unlimber"});
    if (artillery) limbered_ = limber;
  }

  bool ready_to_unlimber(std::size_t i) const {
    for (std::size_t later = i + 1; later < march_.steps().size(); ++later)
      if (moves(march_.steps()[later])) return false;
    return limbered_ || march_.manoeuvre.limber_understood;
  }

  March& march_;
  bool limbered_;
  bool has_moved_ = false;
};

/// drill-6: neither drawn up nor hooked up.
void no_limbering_of_a_mob(March& march) {
  if (!march.errand.under_move_order()) return;
  for (std::size_t i = 0; i < march.steps().size(); ++i)
    if (const Act* act = facts_of<Act>(march.steps()[i]); act && is_limbering(*act))
      march.fault({"drill-6", {i, 0}, {}, {}, act->name == "limber" ? "fault_limber" : "fault_unlimber"});
}

}  // namespace

// drill-6
void limbered_and_unlimbered(March& march) {
  if (!march.errand.under_move_order() && march.troop.arm != Arm::artillery) return;
  if (march.troop.is_mob()) return no_limbering_of_a_mob(march);
  Limbering limbering(march);
  for (std::size_t i = 0; i < march.steps().size(); ++i) limbering.take(i);
  if (march.troop.arm == Arm::artillery && !march.manoeuvre.turns_in_place)
    march.set_own("drill-6", "formation", Value(limbering.limbered() ? "limbered" : "unlimbered"));
}

// drill-6
void pay_for_act(March& march, std::size_t step) {
  const Act& act = std::get<Act>(march.steps()[step].facts);
  if (march.troop.arm != Arm::artillery || !is_limbering(act) || march.errand.doing == Doing::pass) return;
  march.pay(
      {"drill-6", march.tables().limbering, {step, 0}, 0, act.name == "limber" ? "cost_limber" : "cost_unlimber"});
}

// drill-7: the acts that are left out of the path cost the same.
void pay_for_understood(March& march, bool given_as_understood, std::size_t step) {
  if (given_as_understood) march.pay({"drill-7", march.tables().limbering, {step, 0}, 0, "cost_understood"});
}

// drill-7
void turn_in_place(March& march, std::size_t step, const Turn& turn) {
  march.pay({"drill-7", price_of_turn(march.tables(), turn.angle), {step, 0}});
  if (turn.kind == TurnKind::pivot && !turn.on_the_spot)
    march.pay({"drill-7", march.setting.bd(turn.arc), {step, 0}, 0, "cost_arc"});
}

}  // namespace linesman::drill
