// In how many turns a piece gets somewhere.
//
//   const auto all = turns_to(hearing, order, end, usual_slack(hearing.game()));
//   for (const TurnsTo& by_roll : *all) say(by_roll.roll, by_roll.turns, by_roll.at_least);
#pragma once

#include "reach/questions/answers.h"
#include "reach/questions/could.h"

namespace linesman {

/// By "given" dice, or by the lowest, the middle and the highest roll. Of one piece; others stay where they are. Where
/// it is farther than MOST_TURNS it says so without trying. `at_least` holds as long as the piece can do every turn
/// what it can in the first, without acts and climbs. It costs `paid`, by default what a question may.
Result<std::vector<TurnsTo>> turns_to(const Hearing& hearing, const Order& order, const EndRequest& end, double within,
                                      const std::stop_token& stop = {}, WorkLeft* paid = nullptr);

}  // namespace linesman
