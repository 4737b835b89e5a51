#include "mobility/state.h"

#include <algorithm>

#include "base/text.h"
#include "mobility/boarding.h"
#include "mobility/entry.h"

namespace linesman::mobility {

namespace {

/// mobility-6, mobility-7
void judge_weapon(March& march) {
  if (march.body.family != Family::crewed) return;
  if (march.piece().traits["chassis"].text() == "fixed") march.fault({"mobility-6"});
  if (march.setting.word(march.piece().status, "crew") == "none") march.fault({"mobility-7"});
}

/// mobility-38
void judge_mobility(March& march) {
  if (march.body.immobilised) march.fault({"mobility-38"});
}

/// mobility-56
void judge_return(March& march) {
  if (march.setting.flag(march.piece().status, "left")) march.fault({"mobility-56"});
}

}  // namespace

void carry_over(March& march) { march.account.charge({"mobility-1", march.body.spent}, "mobility-1"); }

void judge_before_the_move(March& march) {
  judge_weapon(march);
  judge_mobility(march);
  judge_boarding_before(march);
  judge_return(march);
  judge_coming_on(march);
  march.stopped =
      std::any_of(march.faults.begin(), march.faults.end(), [](const Found& f) { return !f.excess.has_value(); });
}

void judge_allowance(March& march) {
  const Account& account = march.account;
  const auto& passed = account.overdraft();
  if (!passed) return;
  const auto& of_path = account.overdraft_of_path();
  march.stop_before(of_path ? of_path->spot : Spot{march.end().step, 0});
  const Figures figures{{"total", Value(account.total())}, {"spent", Value(account.spent())}};
  march.faults.push_back(
      {passed->rule, passed->spot.step, passed->spot.s, account.spent() - account.total(), {}, figures});
}

void change_status_of_spent(March& march) {
  const double spent = rounded(march.account.spent());
  march.changes.push_back(
      {"mobility-1",
       march.piece().id,
       {{"spent", Value(spent)}, {"moved", Value(spent)}, {"spent_turn", Value(march.game().turn())}}});
}

}  // namespace linesman::mobility
