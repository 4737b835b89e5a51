// The dice of one row: as many as its action needs, as far as the question says them.
#pragma once

#include <string>
#include <vector>

#include "movement/question.h"
#include "reach/ask/answer.h"
#include "reach/questions/roll_space.h"

namespace linesman {

/// A 0 among the faces: of a way it is passed over; of a place it is a die that was used up, one of those needed.
enum class UsedUp { passed_over, counted };

struct DiceAsked {
  RollSpace space;
  bool given = false;                ///< something is known of the roll
  bool lacks = false;                ///< fewer were given than are needed
  std::optional<Wanted> too_many{};  ///< more were given; the space is as if none had been
};

DiceAsked dice_asked(const std::vector<PurposeNeed>& needs, const AskedRoll& roll, UsedUp zeros);

/// Says in a row what is known of all rolls: its answer, and what belongs to that but witness and reason. `freely`:
/// what is missing of the dice counts as not said.
void say_of_rolls(Row& row, const DiceAsked& dice, const RollStates& states, bool freely);

}  // namespace linesman
