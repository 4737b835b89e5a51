#include "mobility/state.h"

#include <algorithm>

#include "base/text.h"
#include "mobility/altitude.h"
#include "mobility/before_move.h"

namespace linesman::mobility {

void carry_over(const Way& way, Account& account) {
  account.charge({.rule = "mobility-1", .amount = way.model().spent}, "mobility-1", way.model().travelled);
}

void judge_weapon(const Way& way, Findings& found) {
  if (way.model().family() != Family::crewed) return;
  if (way.setting.word(way.piece().status, "crew") == "none") found.fault(before_move("mobility-7"));
}

void judge_chassis(const Way& way, Findings& found) {
  if (way.model().family() != Family::crewed || way.piece().traits["chassis"].text() != "fixed") return;
  const auto goes = [](const TracedStep& step) { return facts_of<Leg>(step) || facts_of<Climb>(step); };
  const auto first = std::find_if(way.steps().begin(), way.steps().end(), goes);
  if (first == way.steps().end()) return;
  found.fault({.rule = "mobility-6", .place = {static_cast<std::size_t>(first - way.steps().begin()), 0}});
}

void judge_mobility(const Way& way, Findings& found) {
  if (way.model().immobilised) found.fault(before_move("mobility-38"));
}

void judge_return(const Way& way, Findings& found) {
  if (way.setting.flag(way.piece().status, "left")) found.fault(before_move("mobility-56"));
}

void judge_allowance(const Way& way, const Account& account, Findings& found) {
  const auto& passed = account.overdraft();
  if (!passed) return;
  // What getting in takes may be overdrawn at the very beginning, by waiting: a path that is cut does not get in.
  const bool gets_in = way.last_act(ActKind::embark).has_value();
  found.fault({.rule = passed->rule,
               .place = passed->place,
               .excess = account.spent() - account.total(),
               .figures = {{"total", Value(account.total())}, {"spent", Value(account.spent())}},
               .says = "overdrawn",
               .stage = gets_in ? Stage::at_end : Stage::on_way});
}

void change_status_of_spent(const Way& way, const Account& account, Findings& found) {
  const double spent = rounded(account.spent());
  const PopUpStatus popping = pop_up_status(way);
  Value::Object set;
  set.reserve(6);
  set.emplace_back("spent", spent);
  set.emplace_back("moved", spent);
  set.emplace_back("spent_turn", way.game().turn());
  if (way.setting.options.speed_by_distance) set.emplace_back("travelled", rounded(account.travelled()));
  if (popping.rose) set.emplace_back("rose", way.game().turn());
  if (popping.popped) set.emplace_back("popped", way.game().turn());
  found.change({.rule = "mobility-1", .on = way.piece().id, .set = std::move(set)});
}

}  // namespace linesman::mobility
