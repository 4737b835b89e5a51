// Where the pieces of an order could have gone, on a sheet.
#pragma once

#include "reach/questions/reach.h"
#include "ui/picture/reach_steps.h"
#include "ui/sheet/move_figure.h"
#include "ui/sheet/sheet_case.h"

namespace linesman {

/// The reach of a case's order, from its game as it stood; of a unit that of each piece. Nullptr where it cannot be
/// told: the rules are not at hand, or say nothing beforehand. It takes a second.
std::shared_ptr<const ReachShot> reach_of_case(const SheetCase& about);

/// The part of the table in which it lies, with its key. The judgement of `move` is not drawn.
Figure reach_figure(const PicturedMove& move, std::shared_ptr<const ReachShot> reach);

}  // namespace linesman
