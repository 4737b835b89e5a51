// Answers of a dispute that are found elsewhere than in a row, and the picture of an answer.
#pragma once

#include <QImage>
#include <QString>
#include <optional>

#include "base/lengths.h"
#include "drawing/picture/ruling/reach_steps.h"
#include "ui/panels/strip/strip.h"

namespace linesman {

/// The questions that the players may ask, one at a time.
enum class DisputeQuestion { go, could, far, apart };

/// How far could it go?
ShownAnswer answer_of_reach(const ReachSnapshot& snapshot, LengthUnit unit);

/// The picture of a table with question and answer below it, for a chat: `table` as it is seen, in surroundings as dark
/// as it.
QImage answer_picture(const QImage& table, const ShownAnswer& answer, bool dark);

}  // namespace linesman
