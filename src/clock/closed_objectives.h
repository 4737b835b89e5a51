// Objectives that no model can ever reach.
#pragma once

#include "base/given_up.h"
#include "clock/goal.h"
#include "referee/referee.h"

namespace linesman {

/// Those of the plan to which surely no mover comes, however many turns it takes and with all others off the table.
/// None where models may still come on from elsewhere, or where no piece moves.
std::vector<Goal> closed_objectives(const Hearing& hearing, const GivenUp& given_up = never_given_up);

}  // namespace linesman
