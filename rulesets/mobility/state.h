// What the state of a piece decides before it moves, and what it has spent when it has (mobility-1, 6, 7, 38, 56).
#pragma once

#include "mobility/progress.h"

namespace linesman::mobility {

/// mobility-1: what earlier orders of the turn have spent is the first entry.
void carry_over(const Way& way, Account& account);

/// mobility-6, mobility-7
void judge_weapon(const Way& way, Findings& found);
/// mobility-38
void judge_mobility(const Way& way, Findings& found);
/// mobility-56
void judge_return(const Way& way, Findings& found);

/// mobility-1: the place where the allowance is passed, if it is.
void judge_allowance(const Way& way, const Account& account, Findings& found);

/// mobility-1: what the piece has spent by now.
void change_status_of_spent(const Way& way, double spent, Findings& found);

}  // namespace linesman::mobility
