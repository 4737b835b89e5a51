// What the state of a piece decides before it moves (mobility-1, 6, 7, 38, 56).
#pragma once

#include "mobility/march.h"

namespace linesman::mobility {

/// mobility-1: what earlier orders of the turn have spent is the first entry.
void carry_over(March& march);

/// All clauses that are judged before the move. A fault that is no matter of degree stops the march.
void judge_before_the_move(March& march);

/// mobility-1: the place where the allowance is passed, if it is.
void judge_allowance(March& march);

/// mobility-1: what the piece has spent by now.
void change_status_of_spent(March& march);

}  // namespace linesman::mobility
