// What the state of a piece decides before it moves, and what it has spent when it has (mobility-1, 6, 7, 38, 56).
#pragma once

#include "mobility/progress.h"

namespace linesman::mobility {

/// mobility-1: what earlier orders of the turn have spent is the first entry.
void carry_over(const Way& way, Account& account);

/// mobility-7
void judge_weapon(const Way& way, Findings& found);
/// mobility-6: a weapon on a fixed chassis may turn and be loaded, but not go.
void judge_chassis(const Way& way, Findings& found);
/// mobility-38
void judge_mobility(const Way& way, Findings& found);
/// mobility-56
void judge_return(const Way& way, Findings& found);

/// mobility-1: the place where the allowance is passed, if it is.
void judge_allowance(const Way& way, const Account& account, Findings& found);

/// mobility-1, mobility-33, mobility-48: what the piece has spent, and done, in this turn.
void change_status_of_spent(const Way& way, const Account& account, Findings& found);

}  // namespace linesman::mobility
