// Limbering and unlimbering.
#pragma once

#include "drill/account.h"

namespace linesman::drill {

void limbered_and_unlimbered(const Way& way, Findings& found);                // drill-6
void pay_for_act(const Way& way, Account& account, std::size_t step);         // drill-6
void pay_for_understood(const Way& way, Account& account, std::size_t step);  // drill-7: one act

}  // namespace linesman::drill
