// What turning costs.
#pragma once

#include "drill/way.h"

namespace linesman::drill {

/// What a turn costs, and by which clause.
struct TurnBill {
  std::string_view rule;
  double price = 0;  ///< of the angle, BD, paid at its beginning
  double way = 0;    ///< inches, paid as it goes
};

/// drill-12: the formations whose turns cost nothing, whatever the order.
bool turns_freely_in(Formation formation);

/// drill-7, 10, 11, 12; drill-30 in a pass. `step` is a turn.
TurnBill bill_of_turn(const Way& way, std::size_t step);

}  // namespace linesman::drill
