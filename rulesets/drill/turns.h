// What turning costs.
#pragma once

#include "drill/account.h"

namespace linesman::drill {

void pay_for_turn(const Way& way, Account& account, std::size_t step);  // drill-7, 10, 11, 12

}  // namespace linesman::drill
