#include "mobility/state.h"

#include "base/text.h"
#include "mobility/before_move.h"

namespace linesman::mobility {

void carry_over(const Way& way, Account& account) {
  account.charge({.rule = "mobility-1", .amount = way.model().spent}, "mobility-1");
}

void judge_weapon(const Way& way, Findings& found) {
  if (way.model().family() != Family::crewed) return;
  if (way.piece().traits["chassis"].text() == "fixed") found.fault(before_move("mobility-6"));
  if (way.setting.word(way.piece().status, "crew") == "none") found.fault(before_move("mobility-7"));
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
               .stage = gets_in ? Stage::at_end : Stage::on_way});
}

void change_status_of_spent(const Way& way, double spent, Findings& found) {
  found.change({.rule = "mobility-1",
                .on = way.piece().id,
                .set = {{"spent", Value(rounded(spent))},
                        {"moved", Value(rounded(spent))},
                        {"spent_turn", Value(way.game().turn())}}});
}

}  // namespace linesman::mobility
