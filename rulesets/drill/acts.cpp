// Orders and acts: drill-1 to 3, 6, 7, 16, 17 and 40.
#include <algorithm>

#include "drill/clauses.h"

namespace linesman::drill {

namespace {

Finding wrong_order(const Way& way, std::string_view rule) {
  return {.rule = rule, .figures = {{"order", Value(name_of(way.troop.order))}}, .stage = Stage::before_move};
}

}  // namespace

// drill-1
void who_moves(const Way& way, Findings& found) {
  if (!needs_move_order(way.kind)) return;
  if (way.troop.order != StandingOrder::move) found.fault(wrong_order(way, "drill-1"));
  if (!way.goes_or_turns()) found.remark({"drill-1"});
}

// drill-1
void one_action_a_turn(const Way& way, Findings& found) {
  const std::int64_t turn = way.game().turn();
  if (way.troop.acted == turn) found.fault({.rule = "drill-1", .says = "fault_acted", .stage = Stage::before_move});
  found.change(status("drill-1", way.id(), "acted", Value(turn)));
}

// drill-2: the officer of a piece that has been stopped is taken off, even where another clause puts it on.
void the_mounted_officer(const Way& way, bool stopped, Findings& found) {
  if (!needs_move_order(way.kind) || !way.goes()) return;
  found.change(status("drill-2", way.id(), "moving", Value(!stopped)));
}

// drill-3
void stopping(const Way& way, Findings& found) {
  const StandingOrder order = way.troop.order;
  if (order != StandingOrder::stop && order != StandingOrder::formation && order != StandingOrder::restore)
    found.fault(wrong_order(way, "drill-3"));
  if (!way.steps().empty()) found.fault({.rule = "drill-3", .says = "fault_path"});
  found.change(status("drill-3", way.id(), "moving", Value(false)));
}

namespace {

Finding wrong_act(std::size_t step, bool limber) {
  return {.rule = "drill-6", .place = {step, 0}, .says = limber ? "fault_limber" : "fault_unlimber"};
}

/// Checks the acts of a battery one after another.
class BatteryActs {
 public:
  BatteryActs(const Way& way, Findings& found)
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
    if (way_.kind == OrderKind::pass) return;  // drill-30 allows no act there
    const bool artillery = way_.troop.arm == Arm::artillery;
    const bool ready = limber ? !limbered_ && !has_moved_ : ready_to_unlimber(i);
    if (!artillery || !ready) found_.fault(wrong_act(i, limber));
    if (artillery) limbered_ = limber;
  }

  /// drill-7: the guns are limbered while they turn, even where the path leaves the act out.
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

/// drill-6: a Mob of gunners neither limbers nor unlimbers.
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
  BatteryActs acts(way, found);
  for (std::size_t i = 0; i < way.steps().size(); ++i) acts.take(i);
  if (artillery && !way.manoeuvre.turns_in_place)
    found.change(status("drill-6", way.id(), "formation",
                        name_of(acts.limbered() ? Formation::limbered : Formation::unlimbered)));
}

// drill-6
void pay_for_act(const Way& way, Account& account, std::size_t step) {
  const auto act = act_of(way.steps()[step]);
  if (way.troop.arm != Arm::artillery || !is_limbering(act) || way.kind == OrderKind::pass) return;
  account.pay({.rule = "drill-6",
               .amount = price_of_acts(way.tables(), 1),
               .from = {step, 0},
               .says = act == ActKind::limber ? "cost_limber" : "cost_unlimber"});
}

// drill-7: acts that the path leaves out cost as much as others.
void pay_for_understood(const Way& way, Account& account, std::size_t step) {
  account.pay(
      {.rule = "drill-7", .amount = price_of_acts(way.tables(), 1), .from = {step, 0}, .says = "cost_understood"});
}

namespace {

bool is_form(const TracedStep& step) { return act_of(step) == ActKind::form; }

/// drill-40: a piece that an enemy has stopped deploys: columns into line, batteries unlimber.
bool deploys(const Way& way, Formation formation) {
  const Formation now = way.troop.formation;
  const bool stopped = way.troop.contact != ContactState::none;
  const bool unfolds = (now == Formation::manoeuvre_column && formation == Formation::line) ||
                       (now == Formation::limbered && formation == Formation::unlimbered);
  return stopped && way.troop.order == StandingOrder::none && unfolds;
}

// drill-17
void no_forming_of_a_mob(const Way& way, Findings& found) {
  for (std::size_t i = 0; i < way.steps().size(); ++i)
    if (is_form(way.steps()[i])) found.fault({.rule = "drill-17", .place = {i, 0}, .says = "fault_mob"});
}

// drill-17, drill-40: forming without a Formation order.
void unordered(const Way& way, Formation formation, Findings& found) {
  if (!deploys(way, formation))
    return found.fault({.rule = "drill-17", .figures = {{"order", Value(name_of(way.troop.order))}}});
  if (way.troop.charged) return found.fault({.rule = "drill-40"});
  if (way.troop.contact_turn == way.game().turn()) return found.fault({.rule = "drill-40", .says = "fault_now"});
  found.remark({"drill-40"});
}

/// drill-17: a Mob that is being restored.
bool is_restored(const Way& way) {
  return way.troop.is_mob() && way.setting.options.restore_forms && way.troop.order == StandingOrder::restore;
}

/// drill-16, option free_column: terrain on the way demands manoeuvre column.
bool is_demanded(const Way& way) {
  if (way.kind != OrderKind::move) return false;
  const std::vector<Meeting> meetings = meetings_of(way);
  return std::any_of(meetings.begin(), meetings.end(), [&](const Meeting& m) {
    return m.what != Meeting::What::contour && m.is_new && way.setting.rating(m.feature).how == Rating::How::passable &&
           !can_pass(way, m.feature, way.troop.formation, m.small_road);
  });
}

}  // namespace

// drill-16: manoeuvre column is taken before any leg or turn. drill-17: no other formation is taken on the move.
void forming_on_the_move(const Way& way, Findings& found) {
  if (way.troop.is_mob()) return no_forming_of_a_mob(way, found);
  bool has_moved = false;
  for (std::size_t i = 0; i < way.steps().size(); ++i) {
    const TracedStep& step = way.steps()[i];
    has_moved |= met_in(step) != nullptr;
    if (!is_form(step)) continue;
    const Formation formation = formed_by(step);
    if (way.troop.arm == Arm::artillery || formation != Formation::manoeuvre_column)
      found.fault({.rule = "drill-17",
                   .place = {i, 0},
                   .figures = {{"formation", Value(name_of(formation))}},
                   .says = "fault_moving"});
    else if (has_moved)
      found.fault({.rule = "drill-16", .place = {i, 0}, .says = "fault_late"});
    else if (!way.setting.options.free_column_always && !is_demanded(way))
      found.fault({.rule = "drill-16", .place = {i, 0}, .says = "fault_free", .stage = Stage::at_end});
  }
  if (way.manoeuvre.changed_to_column)
    found.change(status("drill-16", way.id(), "formation", name_of(Formation::manoeuvre_column)));
}

// drill-17, and drill-40 for a piece that an enemy has stopped
void forming_takes_the_turn(const Way& way, Findings& found) {
  const bool one_act = way.steps().size() == 1 && is_form(way.steps()[0]);
  const Formation formation = one_act ? formed_by(way.steps()[0]) : Formation::none;
  const bool restored = is_restored(way);
  if (way.troop.is_mob() && !restored) found.fault({.rule = "drill-17", .says = "fault_mob"});
  if (!one_act) found.fault({.rule = "drill-17", .says = "fault_path"});
  if (way.troop.order != StandingOrder::formation && !restored) unordered(way, formation, found);
  if (!one_act) return;
  found.change(status("drill-17", way.id(), "formation", name_of(formation)));
  found.change(status("drill-17", way.id(), "moving", Value(false)));
}

}  // namespace linesman::drill
